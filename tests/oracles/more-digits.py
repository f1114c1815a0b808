"""Writes more-digits.tsv: expressions of the calculator (radians) and their values by mpmath to 1,000 digits."""

from mpmath import acosh, atan, cos, e, exp, gamma, ln, mp, mpf, nstr, pi, root, sin, sqrt, tan, tanh

mp.dps = 1300
VALUES = {
    "pi": pi + 0,
    "e": e + 0,
    "e^(pi*sqrt(163))": exp(pi * sqrt(163)),
    "gamma(1/3)": gamma(mpf(1) / 3),
    "(1+10^-10)^(10^10)": (1 + mpf(10) ** -10) ** (10**10),
    "sin(10^22)": sin(mpf(10) ** 22),
    "ln(2)*sqrt(7)/3": ln(2) * sqrt(7) / 3,
    "tanh(1/7)^3": tanh(mpf(1) / 7) ** 3,
    "atan(3)/10^5": atan(3) / 10**5,
    "-cos(1)-10^-300*sin(1)": -cos(1) - mpf(10) ** -300 * sin(1),
    "1/7": mpf(1) / 7,
    "acosh(2)^pi": acosh(2) ** pi,
    "root(5;11)-tan(3)": root(11, 5) - tan(3),
    "exp(sin(1))-e^(sin(1))*(1-10^-40)": exp(sin(1)) * mpf(10) ** -40,
    "log(3;7)^(1/3)": root(ln(3) / ln(7), 3),
}

with open("tests/oracles/more-digits.tsv", "w", encoding="utf-8") as file:
    for expression, value in VALUES.items():
        digits = nstr(value, 1000, strip_zeros=False, min_fixed=-7, max_fixed=1000)
        file.write(f"{expression}\t{digits}\n")
