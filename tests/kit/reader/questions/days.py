"""Prints 100 questions about dates, times, pace and bodies, with answers from Python, as JSON (days.json).

Run: python3 tests/kit/reader/questions/days.py > days.json, then biome format --write.

Sources
- Calendar: datetime (proleptic Gregorian), Easter by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, ch. 8),
  Thanksgiving the fourth Thursday of November (5 USC 6103).
- Zones: zoneinfo (IANA time zone database).
- Due date: Naegele, 280 days after the first day of the last period, plus the cycle's days over 28; 266 days after conception
  (ACOG Committee Opinion 700).
- Body: BMI = kg / m²; BMR by Mifflin-St Jeor (Am J Clin Nutr 1990;51:241), Katch-McArdle (370 + 21.6 lean kg) and Harris-Benedict
  (Roza & Shizgal 1984, and the original of 1919); activity factors 1.2, 1.375, 1.55, 1.725, 1.9.
- 1 in = 2.54 cm, 1 lb = 0.45359237 kg, 1 st = 14 lb, 1 mi = 1.609344 km; marathon 42.195 km (World Athletics).

Conventions
- Visitor: en-US, today = Saturday, November 28, 2026, 10:00 in America/New_York. 3/4/2026 is March 4.
- Days between two dates leave out one end unless the question includes both. Business days: Monday to Friday.
- Adding months keeps the day, or takes the month's last day. An end before its start is on the next day.
"""

import calendar
from datetime import date, datetime, timedelta
from fractions import Fraction as F
from zoneinfo import ZoneInfo

from entries import print_entries, refuse, text, value

TODAY = date(2026, 11, 28)
MILE_KM = F("1.609344")
MARATHON_KM = F("42.195")


def ask_date(question, day, origin, trap=None):
    text(question, long_date(day), origin, trap)


def ask_duration(question, minutes, origin, trap=None):
    """Adds a question whose answer is a duration such as 8 h 30 min."""
    hours, rest = divmod(minutes, 60)
    duration = f"{hours} h {rest} min" if rest else f"{hours} h"
    text(question, duration, origin, trap, [(minutes, "min"), (F(minutes, 60), "h")])


def long_date(day):
    return f"{day:%B} {day.day}, {day.year}"


def clock(moment):
    return f"{moment.hour % 12 or 12}:{moment:%M} {'PM' if moment.hour >= 12 else 'AM'}"


def minutes_between(start, end):
    """Returns the minutes from one h:mm (24 h) to another, across midnight if the end is earlier."""
    first, last = (int(h) * 60 + int(m) for h, m in (t.split(":") for t in (start, end)))
    return (last - first) % 1440


def add_months(day, months):
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    return date(year, month + 1, min(day.day, calendar.monthrange(year, month + 1)[1]))


def weekdays(first, last, without=()):
    """Counts Monday to Friday from the first to the last day, both included."""
    days = (first + timedelta(n) for n in range((last - first).days + 1))
    return sum(day.weekday() < 5 and day not in without for day in days)


def add_weekdays(day, count):
    while count:
        day += timedelta(1)
        count -= day.weekday() < 5
    return day


def age_years(born, on):
    return on.year - born.year - ((on.month, on.day) < (born.month, born.day))


def easter(year):
    a, b, c = year % 19, year // 100, year % 100
    d, e = divmod(b, 4)
    g = (8 * b + 13) // 25
    h = (19 * a + b - d - g + 15) % 30
    i, k = divmod(c, 4)
    weekday = (32 + 2 * e + 2 * i - h - k) % 7
    m = (a + 11 * h + 19 * weekday) // 433
    month = (h + weekday - 7 * m + 90) // 25
    return date(year, month, (h + weekday - 7 * m + 33 * month + 19) % 32)


def in_zone(day, time, zone, other):
    """Returns the moment of a local time (h:mm, 24 h) in another zone."""
    hour, minute = map(int, time.split(":"))
    return datetime(day.year, day.month, day.day, hour, minute, tzinfo=ZoneInfo(zone)).astimezone(ZoneInfo(other))


def colon(seconds):
    """Formats seconds as h:mm:ss, or m:ss below an hour, rounded half up to whole seconds."""
    whole = int(seconds + F(1, 2))
    hours, rest = divmod(whole, 3600)
    return f"{hours}:{rest // 60:02}:{rest % 60:02}" if hours else f"{rest // 60}:{rest % 60:02}"


def ask_time(question, seconds, origin, trap=None, unit=None):
    """Adds a question whose answer is m:ss or h:mm:ss; `unit` is the unit of the same answer in minutes."""
    text(question, colon(seconds), origin, trap, [(F(seconds) / 60, unit)] if unit else ())


def pounds(count):
    return F(count) * F("0.45359237")


def inches(count):
    return F(count) * F("2.54")


def bmi(kg, cm):
    return F(kg) * 10000 / F(cm) ** 2


def mifflin(sex, age, kg, cm):
    return 10 * F(kg) + F("6.25") * F(cm) - 5 * age + (5 if sex == "male" else -161)

# Dates
ask_date("90 days from today", TODAY + timedelta(90), "datetime")
ask_date("what was the date 45 days ago", TODAY - timedelta(45), "datetime", "before-after")
value("how many days til xmas", (date(2026, 12, 25) - TODAY).days, "days", "datetime")
value("days between march 3 and june 17 2026", (date(2026, 6, 17) - date(2026, 3, 3)).days, "days", "datetime")
value("days from jan 5 to feb 20 2026 inclusive", (date(2026, 2, 20) - date(2026, 1, 5)).days + 1, "days", "datetime, both ends", "inclusive")
value("days from 10/1/2026 to 10/31/2026 not counting the last day", 30, "days", "October 1 to October 30", "negation")
value("how many days from dec 1 2026 back to nov 1 2026", 30, "days", "datetime", "from-to", [(-30, "days")])
ask_date("add 30 days and 30 days to feb 1 2025", date(2025, 2, 1) + timedelta(60), "datetime", "equal numbers")
ask_date("3 weeks and 3 days after 7/4/2026", date(2026, 7, 4) + timedelta(24), "datetime", "equal numbers")
ask_date("10 may 2026 plus 10 days minus 10 weeks", date(2026, 5, 10) + timedelta(10 - 70), "datetime", "equal numbers")
ask_date("jan 31 2026 + 1 month", add_months(date(2026, 1, 31), 1), "month-end rule: last day of February")
ask_date("whats the date 2 weeks before dec 30 2026", date(2026, 12, 16), "datetime", "before-after")
ask_date("a week from tomorow", TODAY + timedelta(8), "datetime", "quantity")
ask_date("two weeks after thanksgiving 2026", date(2026, 11, 26) + timedelta(14), "fourth Thursday + 14 days", "before-after")
ask_date("1 year 2 months and 3 days after nov 28 2026", add_months(TODAY, 14) + timedelta(3), "months first, then days")
text("day of teh week july 20 1969", "Sunday", "datetime: " + f"{date(1969, 7, 20):%A}")
text("what weekday is feb 29 2028", f"{date(2028, 2, 29):%A}", "datetime")
text("what day of the week is the day after tomorrow", f"{TODAY + timedelta(2):%A}", "datetime", "before-after")
value("how many days till easter 2027", (easter(2027) - TODAY).days, "days", "Easter March 28, 2027")
value("days since 9/11/2001", (TODAY - date(2001, 9, 11)).days, "days", "datetime")
value("how many days left in teh year", (date(2026, 12, 31) - TODAY).days, "days", "datetime; 34 with today", None, [(34, "days")])
value("days between feb 1 2100 and mar 1 2100", (date(2100, 3, 1) - date(2100, 2, 1)).days, "days", "2100 is no leap year")

# Business days
value("bussiness days from march 2 to march 27 2026 inclusive", weekdays(date(2026, 3, 2), date(2026, 3, 27)), "days",
    "Monday to Friday, both ends; no US holiday between", "inclusive")
value("days between april 1 and april 30 2026, only wekkdays, both included", weekdays(date(2026, 4, 1), date(2026, 4, 30)), "days",
    "Monday to Friday, both ends; no US federal holiday", "condition")
value("working days in december 2026 excluding christmas", weekdays(date(2026, 12, 1), date(2026, 12, 31), [date(2026, 12, 25)]), "days",
    "Monday to Friday without December 25", "negation")
ask_date("10 business days after nov 30 2026", add_weekdays(date(2026, 11, 30), 10), "weekdays counted one by one; no US holiday", "qualifier")

# Ages
value("how old am i if i was born march 15 1990", age_years(date(1990, 3, 15), TODAY), "years", "birthday passed this year", "condition")
value("age on june 1 2030 of a kid born 8/22/2021", age_years(date(2021, 8, 22), date(2030, 6, 1)), "years", "birthday not reached", "clause")
value("how old was someone on 3 april 2001 who was born 12 may 1941", age_years(date(1941, 5, 12), date(2001, 4, 3)), "years",
    "birthday not reached", "order")
value("my age in days, born jan 1 2000", (TODAY - date(2000, 1, 1)).days, "days", "datetime", "qualifier")
text("born feb 29 2004 when do i turn 21", ["March 1, 2025", "February 28, 2025"], "no February 29 in 2025; both legal readings")

# Pregnancy
ask_date("due date last period march 10 2026", date(2026, 3, 10) + timedelta(280), "Naegele: 280 days")
ask_date("when is baby due lmp 8/20/2026", date(2026, 8, 20) + timedelta(280), "Naegele: 280 days")
ask_date("pregnancy due date first day of last period july 1 2026, 35 day cycle", date(2026, 7, 1) + timedelta(287),
         "280 days + 7 for the longer cycle", "clause")
ask_date("due date if concieved on june 14 2026", date(2026, 6, 14) + timedelta(266), "conception + 266 days", "condition")
text("how many weeks pregnant am i, last period sept 1 2026", ["12 weeks 4 days", "12 weeks, 4 days", "12 weeks and 4 days"],
         "88 days", None, [(88, "days"), (F(88, 7), "weeks")])

# Clock times
ask_duration("hours between 8:45 am and 5:15 pm", minutes_between("8:45", "17:15"), "clock difference")
ask_duration("8am to 5pm minus 1 hour lunch", minutes_between("8:00", "17:00") - 60, "9 h − 1 h", "clause")
ask_duration("9:15 am to 9:15 pm minus 45 minutes", minutes_between("9:15", "21:15") - 45, "12 h − 45 min", "equal numbers")
ask_duration("8am to 4:30pm minus two 15 minute breaks", minutes_between("8:00", "16:30") - 30, "8 h 30 min − 2 × 15 min", "quantity")
ask_duration("12:30 am to 12:30 pm how long", minutes_between("0:30", "12:30"), "clock difference", "equal numbers")
ask_duration("11:20 pm to 7:05 am", minutes_between("23:20", "7:05"), "across midnight", "order")
ask_duration("22h15 to 05h45", minutes_between("22:15", "5:45"), "across midnight", "order")
text("7 pm - 9 am", ["10 h", "14 h"], "difference 19:00 − 9:00 = 10 h; range across midnight 14 h", "order",
         [(600, "min"), (840, "min"), (10, "h"), (14, "h")])
text("what time is 90 minutes before 1:15 pm", "11:45 AM", "13:15 − 1:30", "before-after")
text("what time will it be 8 hrs after 11 pm", "7:00 AM", "23:00 + 8 h, next day", "before-after")

# Durations
ask_duration("2h 45m + 3h 50m", 165 + 230, "165 + 230 min")
ask_duration("1 h 35 min + 1 h 35 min", 190, "95 + 95 min", "equal numbers")
text("half of 3 hours 15 minutes", ["1 h 37 min 30 s", "1:37:30"], "195 min / 2", "quantity", [(F(195, 2), "min"), (F(195, 120), "h")])
ask_duration("6 hours 15 min per day for 5 days total", 5 * 375, "5 × 375 min", "quantity")
value("7 h 20 min in decimal hours", F(440, 60), "h", "440 / 60")
text("8.4 hours in h:mm", ["8:24", "8 h 24 min"], "0.4 × 60 = 24", None, [(504, "min")])
ask_time("4000 seconds in hh:mm:ss", 4000, "1 × 3600 + 6 × 60 + 40")
value("1:23:45 in seconds", 5025, "s", "3600 + 23 × 60 + 45")

# Time cards
ask_duration("time card 8:30am-12:00pm and 12:45pm-5:15pm total hours", 210 + 270, "3 h 30 min + 4 h 30 min")
ask_duration("timecard 9:00am to 5:30pm with 30 min lunch, 5 days, total hours", 5 * 480, "5 × (8 h 30 min − 30 min)", "quantity")
ask_duration("worked 10pm-6am 4 nights with a 30 min break each night", 4 * 450, "4 × (8 h − 30 min)", "quantity")
value("pay for 8:00 to 16:30 with a 30 min unpaid break at 22 an hour", 176, "$", "8 h × 22", "clause")

# Zones
text("9 am in denver is what time in tokyo", clock(in_zone(TODAY, "9:00", "America/Denver", "Asia/Tokyo")), "zoneinfo, today", "from-to")
text("3pm est in london", clock(in_zone(TODAY, "15:00", "America/New_York", "Europe/London")), "zoneinfo, today")
text("10 am london in mumbai", clock(in_zone(TODAY, "10:00", "Europe/London", "Asia/Kolkata")), "zoneinfo, today")
text("what time is it in sydney when its 6 pm in los angeles on july 4 2026",
         clock(in_zone(date(2026, 7, 4), "18:00", "America/Los_Angeles", "Australia/Sydney")), "zoneinfo, July 4", "clause")
text("noon in new york on march 20 2026 paris time", clock(in_zone(date(2026, 3, 20), "12:00", "America/New_York", "Europe/Paris")),
         "zoneinfo: US daylight time, European standard time", "clause")
text("3 pm edt in utc", ["7:00 PM", "19:00"], "EDT = UTC − 4", "qualifier")
text("wat time is it in tokyo rn", clock(in_zone(TODAY, "10:00", "America/New_York", "Asia/Tokyo")), "zoneinfo, now")
value("time difference between new york and honolulu in july", 6, "h", "EDT = UTC − 4, HST = UTC − 10", "clause", [(-6, "h")])
ask_duration("flight leaves new york 6 pm lands in london 6 am next day, how long", 7 * 60, "18:00 EST = 23:00 GMT, to 6:00 GMT", "equal numbers")

# Unix time
text("unix time 1700000000", "November 14, 2023", "datetime: 22:13:20 UTC, 5:13:20 PM in New York")
value("unix timestamp of jan 1 2030 utc", int(datetime(2030, 1, 1, tzinfo=ZoneInfo("UTC")).timestamp()), "s", "datetime", "qualifier",
    [(int(datetime(2030, 1, 1, tzinfo=ZoneInfo("UTC")).timestamp()), "")])

# Running
ask_time("ran 8 miles in 1:10:00 whats my pace", 525, "70 min / 8", None, "min/mi")
ask_time("10k in 52 min pace per km", 312, "52 min / 10", None, "min/km")
ask_time("10 miles at 8:15 per mile total time", 4950, "10 × 8 min 15 s")
ask_time("mile splits for a 3 hour marathon", 10800 / (MARATHON_KM / MILE_KM), "3 h / 26.2188 mi", None, "min/mi")
text("400m split for a 6:00 mile", ["1:29", "1:29.5"], "360 s × 0.4 / 1.609344", None, [(360 * F("0.4") / MILE_KM, "s")])
value("how far do i run in 45 min at 7:30 per mile", F(45) / F("7.5"), "mi", "45 / 7.5", None, [(6 * MILE_KM, "km")])

# Bodies
value("bmi 180 lbs 5'10\"", bmi(pounds(180), inches(70)), "", "kg / m²", None, [(bmi(pounds(180), inches(70)), "kg/m²")])
value("bmi 70,5 kg 1,75 m", bmi("70.5", 175), "", "kg / m²; comma decimals", None, [(bmi("70.5", 175), "kg/m²")])
value("bmi 11 st 6 lb 5ft6", bmi(pounds(160), inches(66)), "", "160 lb, 66 in", "qualifier", [(bmi(pounds(160), inches(66)), "kg/m²")])
value("whats my bmi at 5'5 and 150 lb if i lose 10 lb", bmi(pounds(140), inches(65)), "", "140 lb, 65 in", "condition",
    [(bmi(pounds(140), inches(65)), "kg/m²")])
weight = F(22) * (inches(68) / 100) ** 2
value("what weight gives a bmi of 22 at 5 ft 8", weight / F("0.45359237"), "lb", "22 h²", "from-to", [(weight, "kg")])
value("13 st 4 in lbs", 13 * 14 + 4, "lb", "13 × 14 + 4")
text("160 lbs in stone and pounds", "11 st 6 lb", "divmod(160, 14)", None, [(F(160, 14), "st")])
resting = mifflin("female", 30, pounds(160), inches(65))
value("bmr female 30 160 lb 5'5", resting, "kcal", "Mifflin-St Jeor", None, [(resting, "kcal/day"), (resting, "Calories")])
value("bmr for a 40 yr old man 80 kg 180 cm", mifflin("male", 40, 80, 180), "kcal", "Mifflin-St Jeor", None,
    [(mifflin("male", 40, 80, 180), "kcal/day")])
daily = mifflin("male", 25, 75, 178) * F("1.55")
value("tdee male 25 75kg 178cm moderately active", daily, "kcal", "Mifflin-St Jeor × 1.55", "qualifier", [(daily, "kcal/day")])
loss = resting * F("1.375")
value("calories a day to lose 1 lb a week, woman 30, 160 lb, 5 ft 5, lightly active", loss - 500, "kcal",
    "Mifflin-St Jeor × 1.375 − 3,500/7; also 7,700 kcal/kg", "clause", [(loss - 7700 * F("0.45359237") / 7, "kcal")])
value("bmr katch mcardle 80kg 20% body fat", 370 + F("21.6") * 64, "kcal", "370 + 21.6 × 64", "qualifier", [(370 + F("21.6") * 64, "kcal/day")])
revised = F("88.362") + F("13.397") * 70 + F("4.799") * 175 - F("5.677") * 30
original = F("66.473") + F("13.7516") * 70 + F("5.0033") * 175 - F("6.755") * 30
value("harris benedict bmr male 30 70 kg 175 cm", revised, "kcal", "Roza & Shizgal 1984; also the original of 1919", "qualifier",
    [(original, "kcal")])

# Refusals
refuse("days between feb 30 and march 5 2026", ["feb 30"], "no such date")
refuse("how many days from jan 1 to blursday", ["blursday"], "no such day")
refuse("what time in gotham city when its noon in new york", ["gotham"], "no such place")
refuse("13:75 plus 2 hours clock time", ["13:75"], "no such time")
refuse("bmi of 180 lbs", [], "the height is missing")
refuse("bmr male 80 kg 180 cm", [], "the age is missing")
refuse("when is my due date", [], "the date of the last period is missing")
refuse("what pace for a marathon", [], "the time is missing")
refuse("8 am to 5 pm minus lunch", ["lunch"], "the length of the break is missing", "clause")
refuse("bussiness days from dec 1 to dec 31 2026 unless it snows", ["snows"], "the condition is open", "condition")
refuse("bmi 5'10 180 lbs and days until christmas", ["christmas"], "two jobs", "second job")
refuse("add 30 days to march 1 2026 except full moons", ["full moons"], "no calendar of moons is offered", "condition")

print_entries()
