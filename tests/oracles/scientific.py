"""Writes scientific.json: expressions of the scientific calculator with values computed apart from it.

Each line of the tables is `expression | value`, the value a Python expression evaluated by mpmath with 40 digits.
Run: python3 tests/oracles/scientific.py > tests/oracles/scientific.json (needs mpmath 1.3).
"""

import json
from math import comb, factorial, gcd, lcm, perm

import mpmath
from mpmath import mp, mpf

mp.dps = 40
D = mp.pi / 180
G = mp.pi / 200
PHI = (1 + mp.sqrt(5)) / 2

ANY_ANGLE = """
1+2*3 | 7
(1+2)*3 | 9
2-3-4 | -5
100/10/5 | 2
100/10*5 | 50
0.1+0.2 | mpf('0.3')
0.1*3 | mpf('0.3')
1.1*1.1 | mpf('1.21')
1.1+2.2-3.3 | 0
4.35*100 | 435
1/3 | mpf(1)/3
22/7 | mpf(22)/7
2^10 | 1024
2^3^2 | 512
2^0.5^2 | 2**mpf('0.25')
2^-2 | mpf('0.25')
2^-3^2 | mpf(2)**-9
-2^2 | -4
(-2)^2 | 4
(-2)^3 | -8
-2^-2 | mpf('-0.25')
2*-3 | -6
2--3 | 5
--2 | 2
10-+3 | 7
2**5 | 32
1/2π | mp.pi/2
1/(2π) | 1/(2*mp.pi)
2π | 2*mp.pi
2(3)^2 | 18
2(3+4) | 14
(2)(3) | 6
(2)3 | 6
2π(3) | 6*mp.pi
π e | mp.pi*mp.e
e^2 | mp.e**2
e^(-1) | 1/mp.e
2e | 2*mp.e
2e3 | 2000
1.5e-3 | mpf('0.0015')
2.5E2 | 250
.5+5. | mpf('5.5')
φ | PHI
phi^2-phi | 1
τ/2 | mp.pi
5! | 120
0! | 1
10! | factorial(10)
20! | factorial(20)
25! | factorial(25)
100! | factorial(100)
170! | factorial(170)
3!! | 720
2^3! | 64
3!^2 | 36
-3! | -6
6!/(3!*3!) | 20
0.5! | mp.gamma(mpf('1.5'))
2.5! | mp.gamma(mpf('3.5'))
(-0.5)! | mp.gamma(mpf('0.5'))
(-1.5)! | mp.gamma(mpf('-0.5'))
gamma(0.5) | mp.sqrt(mp.pi)
gamma(5) | 24
gamma(1/3) | mp.gamma(mpf(1)/3)
gamma(10.1) | mp.gamma(mpf('10.1'))
gamma(-2.5) | mp.gamma(mpf('-2.5'))
5% | mpf('0.05')
5%*60 | 3
200+10% | mpf('200.1')
50%% | mpf('0.005')
5 nCr 2 | comb(5,2)
52nCr5 | comb(52,5)
nCr(60; 30) | comb(60,30)
nCr(3; 5) | 0
nCr(100,50) | comb(100,50)
10 nPr 3 | perm(10,3)
nPr(20; 10) | perm(20,10)
2*5 nCr 2 | 20
7 mod 3 | 1
-7 mod 3 | 2
7 mod -3 | -2
mod(-7; -3) | -1
5.5 mod 2 | mpf('1.5')
0.3 mod 0.1 | 0
1e15 mod 7 | 10**15 % 7
gcd(12; 18) | gcd(12,18)
gcd(1071; 462; 21) | 21
lcm(4; 6; 10) | lcm(4,6,10)
lcm(21, 6) | lcm(21,6)
min(3; -2; 7) | -2
max(3; -2; 7) | 7
abs(-3.5) | mpf('3.5')
|-3|*2 | 6
||-3|-5| | 2
floor(-2.5) | -3
ceil(-2.5) | -2
ceil(100*1.1) | 110
floor(0.29*100) | 29
round(2.5) | 3
round(-1.5) | -2
round(1.005; 2) | mpf('1.01')
round(1234.5; -2) | 1200
sign(-9) | -1
sqrt(2) | mp.sqrt(2)
√2 | mp.sqrt(2)
√9+16 | 19
√(9+16) | 5
2√3 | 2*mp.sqrt(3)
√4^2 | 4
sqrt(2)^2-2 | 0
∛27 | 3
∛-8 | -2
cbrt(2) | mp.cbrt(2)
∜16 | 2
root(3; -8) | -2
root(5; 243) | 3
root(4; 2) | mpf(2)**(mpf(1)/4)
root(-2; 4) | mpf('0.5')
8^(1/3) | 2
1000^(1/3) | 10
2²+2³ | 12
4⁻¹ | mpf('0.25')
3!² | 36
2²^3 | 64
exp(1) | mp.e
exp(-20) | mp.exp(-20)
exp(700) | mp.exp(700)
ln(e^3) | 3
ln(2) | mp.log(2)
ln(1e-300) | mp.log(mpf('1e-300'))
log(1000) | 3
log(2) | mp.log10(2)
log(8; 2) | 3
log(2; 10) | mp.log10(2)
logb(81; 3) | 4
log(0.5, 4) | mpf('-0.5')
log2(1024) | 10
log2(10) | mp.log(10,2)
sinh(1) | mp.sinh(1)
cosh(1) | mp.cosh(1)
tanh(0.5) | mp.tanh(mpf('0.5'))
asinh(1) | mp.asinh(1)
acosh(2) | mp.acosh(2)
atanh(0.5) | mp.atanh(mpf('0.5'))
sinh^-1(1) | mp.asinh(1)
sinh(1e-8) | mp.sinh(mpf('1e-8'))
0^0 | 1
1e-9*1e9 | 1
1e200*1e100 | mpf('1e300')
9007199254740991+1 | 9007199254740992
1,5+2,5 | 4
1.234,5 | mpf('1234.5')
1,234,567.5+0.5 | 1234568
sqrt(2,25) | mpf('1.5')
max(1,5; 1) | mpf('1.5')
3 × 4 ÷ 6 − 1 | 1
3·4 | 12
((((((1)))))) | 1
(1+(2*(3+4 | 15
100.1-100 | mpf('0.1')
(1+1e-9)-1 | mpf('1e-9')
100.1 mod 1 | mpf('0.1')
1000000000000007-1000000000000000 | 7
hbar*τ/hP | 1
Rgas/NA/kB | 1
NA*qe | mpf('96485.3321233100184')
c0^2*eps0*mu0 | mpf(299792458)**2*mpf('8.8541878188e-12')*mpf('1.25663706127e-6')
"""

DEGREES = """
sin(0) | 0
sin(30) | mpf('0.5')
sin(150) | mpf('0.5')
sin(180) | 0
sin(-30) | mpf('-0.5')
sin(270) | -1
sin(360000000) | 0
sin(45) | mp.sin(45*D)
sin(1e-10) | mp.sin(mpf('1e-10')*D)
sin(1e9+30) | mp.sin((10**9+30)*D)
cos(60) | mpf('0.5')
cos(90) | 0
cos(120) | mpf('-0.5')
cos(180) | -1
cos(36) | PHI/2
sin(720.1) | mp.sin(mpf('0.1')*D)
sin(179.999) | mp.sin(mpf('0.001')*D)
cos(89.999) | mp.cos(mpf('89.999')*D)
tan(45) | 1
tan(60) | mp.sqrt(3)
tan(135) | -1
tan(180) | 0
tan(89.9) | mp.tan(mpf('89.9')*D)
sec(60) | 2
csc(30) | 2
cot(45) | 1
cot(90) | 0
asin(0.5) | 30
asin(1) | 90
acos(-0.5) | 120
acos(0) | 90
acos(0.3) | mp.acos(mpf('0.3'))/D
atan(1) | 45
atan(-1) | -45
atan(1e300) | 90
atan2(1; -1) | 135
atan2(-1; -1) | -135
sin^-1(0.5) | 30
tan⁻¹(√3) | 60
sin²(20)+cos²(20) | 1
sin^3(90) | 1
sin(12°34'56") | mp.sin((12+mpf(34)/60+mpf(56)/3600)*D)
12°30' | mpf('12.5')
2sin(30)cos(30) | mp.sqrt(3)/2
sin(30)^2 | mpf('0.25')
"""

RADIANS = """
sin(π) | 0
sin(π/6) | mpf('0.5')
cos(π/2) | 0
cos(π/3) | mpf('0.5')
tan(π/4) | 1
tan(π) | 0
sin(1) | mp.sin(1)
cos(1) | mp.cos(1)
tan(1.5) | mp.tan(mpf('1.5'))
sin(100π) | 0
sin(1e-20) | mpf('1e-20')
sin(22) | mp.sin(22)
asin(1) | mp.pi/2
acos(-1) | mp.pi
atan(1) | mp.pi/4
atan2(1; 1) | mp.pi/4
sin(30°) | mpf('0.5')
180° | mp.pi
sec(1) | 1/mp.cos(1)
"""

GRADIANS = """
sin(100) | 1
cos(100) | 0
tan(50) | 1
sin(200) | 0
cos(400) | 1
sin(33) | mp.sin(33*G)
asin(1) | 100
atan(1) | 50
acos(-1) | 200
sin(90°) | 1
"""

# Values printed in the named place; nothing is computed here.
PUBLISHED = [
    ("1/(2π)", "deg", "0.159154943", "Canon F-718S manual, omitted multiplication"),
    ("ln(10)", "deg", "2.302585092994046", "Abramowitz & Stegun, table 1.1"),
    ("√2", "deg", "1.414213562373095", "Abramowitz & Stegun, table 1.1"),
    ("gamma(0.5)", "deg", "1.772453850905516", "Abramowitz & Stegun, table 1.1"),
    ("phi", "deg", "1.618033988749895", "OEIS A001622"),
    ("69!", "deg", "1.711224524281413e98", "OEIS A000142: 171122452428141311372468338881272839092270544893520369393648040923257279754140647424 × 10^15"),
    ("hbar", "deg", "1.054571817646e-34", "CODATA 2022: 1.054 571 817 646 ... x 10^-34 (exact)"),
    ("Rgas", "deg", "8.314462618", "CODATA 2022"),
    ("sigmaSB", "deg", "5.670374419e-8", "CODATA 2022"),
    ("Faraday", "deg", "96485.33212", "CODATA 2022"),
    ("1/√(eps0*mu0)", "deg", "299792458", "CODATA 2022: 1/√(ε₀μ₀) = c"),
    ("kB*300/qe", "deg", "0.025852", "Sze, Physics of Semiconductor Devices: thermal voltage at 300 K"),
    ("-3^2", "deg", "-9", "precedence of written mathematics"),
    ("2^2^3", "deg", "256", "precedence of written mathematics"),
]


def records():
    for expression, angle, expected, origin in PUBLISHED:
        yield {"expression": expression, "angle": angle, "expected": expected, "origin": origin}
    for angle, table in [("deg", ANY_ANGLE), ("deg", DEGREES), ("rad", RADIANS), ("grad", GRADIANS)]:
        for line in table.strip().splitlines():
            expression, formula = (part.strip() for part in line.rsplit(" | ", 1))
            value = mpmath.nstr(mpmath.mpf(eval(formula)), 20)
            yield {"expression": expression, "angle": angle, "expected": value, "origin": f"mpmath: {formula}"}


print("[\n" + ",\n".join("  " + json.dumps(record, ensure_ascii=False) for record in records()) + "\n]")
