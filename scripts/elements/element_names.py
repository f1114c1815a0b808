"""Other names of elements, by which they are found and to which addresses lead."""

US_NAMES = {"Aluminium": "Aluminum", "Caesium": "Cesium"}

ALIASES = {
    "Al": ["aluminium"],
    "Cs": ["caesium"],
    "S": ["sulphur"],
    "Na": ["natrium"],
    "K": ["kalium"],
    "Fe": ["ferrum"],
    "Cu": ["cuprum"],
    "Ag": ["argentum"],
    "Sn": ["stannum"],
    "Sb": ["stibium"],
    "W": ["wolfram"],
    "Au": ["aurum"],
    "Hg": ["hydrargyrum", "quicksilver"],
    "Pb": ["plumbum"],
    "Nb": ["columbium"],
    "Cn": ["ununbium", "uub"],
    "Nh": ["ununtrium", "uut"],
    "Fl": ["ununquadium", "uuq"],
    "Mc": ["ununpentium", "uup"],
    "Lv": ["ununhexium", "uuh"],
    "Ts": ["ununseptium", "uus"],
    "Og": ["ununoctium", "uuo"],
}
