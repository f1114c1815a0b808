import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Since January 1, 2023, the US foot, rod, chain, link, furlong and fathom have been based on the international foot of 0.3048 m. The US survey units, two parts per million longer, are kept here for older maps and State Plane coordinates.",
    "Ancient measures varied from place to place. Here the Roman foot is 296 mm, the Egyptian royal cubit is 20.62 in (Petrie’s value from the Great Pyramid), and the toise is as fixed by the French law of 1799.",
    "The old US nautical mile was defined as 1,853.248 m; the usual 6,080.20 ft is rounded.",
  ],
  pairs: [
    {
      slug: "centimeters-to-inches",
      from: "centimeter",
      to: "inch",
      about: "Most of the world measures heights, furniture and clothes in centimeters, the United States in inches. One inch is exactly 2.54 cm.",
      rule: "× 4, ÷ 10",
      familiar: [
        ["2.5", "the long side of a US stamp, about"],
        ["30", "a school ruler"],
        ["91", "a kitchen counter, floor to top"],
        ["170", "an adult of average height, about"],
        ["200", "the length of a European mattress"],
      ],
      faq: [
        {
          q: "How many inches is 170 cm?",
          a: "170 cm is 66.93 in, about 5 ft 7 in. Divide the inches by 12 for the feet; the remainder is the inches.",
        },
        {
          q: "Is half an inch more than 1 cm?",
          a: "Yes: 0.5 in is 1.27 cm, and 1 cm is only 0.3937 in. On a tape measure, 1 cm lies just past the 3/8 in mark, which is 0.9525 cm.",
        },
      ],
    },
    {
      slug: "inches-to-centimeters",
      from: "inch",
      to: "centimeter",
      about: "Screens, wheels, pipes and jeans are sold by the inch almost everywhere, so metric users convert them to see whether they fit. Since 1959 the inch has been exactly 2.54 cm.",
      rule: "× 10, ÷ 4",
      familiar: [
        ["12", "one foot"],
        ["32", "the waist of a pair of jeans"],
        ["55", "a television, corner to corner"],
        ["72", "a man six feet tall"],
      ],
      faq: [
        {
          q: "How many centimeters is 5 feet 10 inches?",
          a: "Turn the height into inches: 5 ft 10 in is 70 in, and 70 in is 177.8 cm. In the same way, 6 ft is 72 in or 182.88 cm.",
        },
        {
          q: "How wide is a 55-inch TV in centimeters?",
          a: "The 55 in is the diagonal, 139.7 cm. A 16:9 screen of that size is 47.94 in wide, or 121.8 cm; measure your cabinet against the width, and add the frame.",
        },
      ],
    },
    {
      slug: "meters-to-feet",
      from: "meter",
      to: "foot",
      about: "Architects abroad give rooms, lots and depths in meters, US builders in feet, and pilots almost everywhere fly by altitudes in feet. A meter is a little longer than a yard.",
      rule: "× 3, + 10%",
      familiar: [
        ["1.8", "a tall person"],
        ["2.4", "the ceiling of many homes"],
        ["25", "a short-course swimming pool"],
        ["100", "a soccer field, about"],
        ["8849", "Mount Everest"],
      ],
      faq: [
        {
          q: "How many feet and inches is 1.75 meters?",
          a: "1.75 m is 5.741 ft. That is 5 whole feet, and the remaining 0.7415 ft times 12 is about 9 in: 5 ft 9 in.",
        },
        { q: "How high in feet is Mount Everest, at 8,849 m?", a: "8,849 m is 29,032 ft, the height that China and Nepal announced in 2020." },
      ],
    },
    {
      slug: "kilometers-to-miles",
      from: "kilometer",
      to: "mile",
      about: "Only the United States, the United Kingdom and a few other countries post road distances in miles; most races are in kilometers everywhere. A kilometer is a bit over six-tenths of a mile.",
      rule: "× 5, ÷ 8",
      familiar: [
        ["5", "a 5K race"],
        ["10", "a 10K race"],
        ["42.195", "a marathon"],
        ["300", "three hours on a freeway at 100 km/h"],
      ],
      faq: [
        {
          q: "How many miles is a 5K or a 10K?",
          a: "5 km is 3.107 mi and 10 km is 6.214 mi. A half marathon of 21.0975 km is 13.11 mi.",
        },
        {
          q: "Is a mile longer than a kilometer?",
          a: "Yes, by 61%: 1 mi is 1.609 km. A distance of 100 km is 62.14 mi, so the number gets smaller in miles.",
        },
      ],
    },
    {
      slug: "feet-to-meters",
      from: "foot",
      to: "meter",
      about: "American ceilings and boats are measured in feet, and so are flight levels almost everywhere; building codes, maps and schoolbooks abroad use meters. The foot is exactly 0.3048 m.",
      rule: "× 3, ÷ 10",
      familiar: [
        ["6", "a tall person"],
        ["8", "a standard US ceiling"],
        ["20", "a 20-foot shipping container"],
        ["100", "a ten-story building, about"],
        ["35000", "a usual cruising altitude of airliners"],
      ],
      faq: [
        {
          q: "How many meters is 5 feet 6 inches?",
          a: "5 ft 6 in is 5.5 ft, and 5.5 ft is 1.6764 m. For another height, divide the inches by 12 before you add them to the feet.",
        },
        {
          q: "How high is 10,000 feet in meters?",
          a: "10,000 ft is 3,048 m. Below that altitude, US rules limit most aircraft to 250 knots. The round metric figure is a little lower: 3,000 m is 9,843 ft.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["meters-to-feet", "feet-to-meters"],
      q: "How do I convert meters to feet?",
      a: "Divide by 0.3048, or multiply by 3.28084. A ceiling 2.4 m high is 2.4 ÷ 0.3048 = 7.874 ft, about 7 ft 10.5 in. The foot has been exactly 0.3048 m since the 1959 agreement, so dividing is exact; only the decimal 3.28084 is rounded.",
    },
    {
      pairs: ["centimeters-to-inches"],
      q: "How tall is 180 cm in feet and inches?",
      a: "180 cm is 70.866 in, or 5 ft 10.87 in: just under 5′11″. Divide centimeters by 2.54 to get inches; 12 inches make a foot. You can also type 5'11\" in the value field, which is read as 180.34 cm.",
    },
    {
      exact: true,
      q: "Why is there both an international foot and a US survey foot?",
      a: "The survey foot is 1200/3937 m, the older legal ratio; the international foot is 0.3048 m. They differ by two parts per million: negligible for a desk, but enough to shift a State Plane coordinate of 500,000 ft by one foot. NIST and NOAA retired the survey foot on December 31, 2022.",
    },
    {
      exact: true,
      q: "How long is a nautical mile compared with a mile?",
      a: "A nautical mile is exactly 1,852 m, which is 1.15078 statute miles or 6,076.12 ft. It was modeled on one minute of arc of latitude, which makes it handy on charts. The former British value was 6,080 ft and the former US value 1,853.248 m.",
    },
    {
      q: "Is a point in my layout software the same as in TeX?",
      a: "No. Desktop publishing and CSS use 1/72 inch, 0.352778 mm. The American printer’s point is 0.013837 in and TeX’s is 1/72.27 in, both 0.35146 mm; the European Didot point is 0.376065 mm. Over 12 points, Didot is 0.28 mm larger than the desktop point.",
    },
    {
      exact: true,
      q: "How far is a light-year, and why is a parsec longer?",
      a: "A light-year is the distance light travels in a Julian year of 365.25 days: exactly 9,460,730,472,580.8 km. A parsec is 648,000/π astronomical units, the distance at which one au spans one arcsecond. That is 3.26156 light-years.",
    },
  ],
});
