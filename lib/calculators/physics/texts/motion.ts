import { type FormulaTexts, volume1 } from "./formula-text.ts";

export const motion: FormulaTexts = {
  "average-speed": {
    meaning:
      "Average speed is the total distance divided by the total time, with every stop included. It answers planning questions: when you arrive, how fast you have to drive, how far you get by evening. It says nothing about the speed at any one moment; a trip at 60 mph with a long break and a trip at a steady 50 mph can have the same average. Nor is it the average of the speeds on equal distances. The slow part lasts longer and counts for more, so a traffic jam costs more than a fast stretch can win back.",
    mistakes: [
      "Averaging two speeds over the same distance. Out at 30 mph and back at 60 mph is 40 mph on average, not 45, because the slow half takes twice as long.",
      "Writing 1 h 30 min as 1.30 h. Minutes are sixtieths of an hour, so it is 1.5 h.",
    ],
    values: [
      { of: "Brisk walk", value: "1.7 m/s (3.9 mph)", source: volume1("3.2") },
      { of: "Cyclist", value: "4.4 m/s (10 mph)", source: volume1("3.2") },
      { of: "Sprinter", value: "12.2 m/s (27 mph)", source: volume1("3.2") },
    ],
    example: {
      text: "A train leaves at noon and arrives 2.5 h later, 310 km away, stops included. Its average speed is 124 km/h.",
      values: "d = 310 km; t = 2.5 h",
      answer: "124 km/h",
    },
  },
  "velocity-acceleration": {
    meaning:
      "Under constant acceleration, velocity changes by the same amount every second. The formula adds that change to the initial velocity. It is the one to use when time is known or wanted and distance is not. Velocity has a direction, so choose one direction as positive and keep to it: a braking car has a positive velocity and a negative acceleration. If the result has the other sign, the body stopped on the way and is moving back. Real cars and runners do not hold their acceleration for long; for them the formula gives the average over the time.",
    mistakes: [
      "Mixing km/h with m/s². Convert the speed first: 100 km/h is 27.8 m/s.",
      "Entering the deceleration of a braking car as positive. It is opposite to the velocity and needs the other sign.",
    ],
    values: [
      { of: "High-speed train, acceleration", value: "0.25 m/s²", source: volume1("3.3") },
      { of: "Elevator, acceleration", value: "2 m/s²", source: volume1("3.3") },
      { of: "Cheetah, acceleration", value: "5 m/s²", source: volume1("3.3") },
    ],
    example: {
      text: "A cyclist rolling at 4 m/s accelerates by 0.8 m/s² for 5 s and then rides at 8 m/s.",
      values: "v_0 = 4 m/s; a = 0.8 m/s2; t = 5 s",
      answer: "8 m/s",
    },
  },
  "displacement-acceleration": {
    meaning:
      "The displacement under constant acceleration has two parts: the distance that the body would have covered at its initial velocity, and what the acceleration adds, which grows with the square of the time. That square is why takeoff runs are long: from rest, twice the time means four times the distance. Displacement is measured from the start and has a sign. A ball that is thrown up and caught again has a displacement of zero, although it traveled twice the height. If you solve for the time, there can be two answers, one on the way out and one on the way back.",
    mistakes: [
      "Taking the result for the distance traveled when the body turns around on the way.",
      "Leaving out the factor of one half, which doubles the share of the acceleration.",
    ],
    values: [
      { of: "Elevator, acceleration", value: "2 m/s²", source: volume1("3.3") },
      { of: "Space shuttle, maximum during launch", value: "29 m/s²", source: volume1("3.3") },
      { of: "Opening of a parachute, peak", value: "59 m/s²", source: volume1("3.3") },
    ],
    example: {
      text: "An airplane starts from rest and accelerates by 3 m/s² for 24 s until it lifts off. It needs 864 m of runway.",
      values: "v_0 = 0 m/s; a = 3 m/s2; t = 24 s",
      answer: "864 m",
    },
  },
  "velocity-displacement": {
    meaning:
      "This relation leaves out time. It connects speed, acceleration and distance, which is what you know from skid marks, a runway or a fall. Because the velocities are squared, distance grows with the square of speed: a car at twice the speed needs four times the distance to stop at the same deceleration. It is the work-energy theorem divided by the mass: acceleration times distance is the change in half the square of the speed. The formula holds as long as the acceleration is constant, even if the body turns around in between.",
    mistakes: [
      "Squaring the difference of the velocities. The formula has the difference of their squares.",
      "Taking the braking distance for the stopping distance. While the driver reacts, the car travels at full speed.",
    ],
    values: [
      { of: "Braking on dry concrete", value: "7.00 m/s²", source: volume1("3.4") },
      { of: "Braking on wet concrete", value: "5.00 m/s²", source: volume1("3.4") },
      { of: "Reaction time of a driver", value: "0.500 s", source: volume1("3.4") },
    ],
    example: {
      text: "A car at 25 m/s brakes by 7 m/s² on dry concrete. From the moment the brakes act, it takes 44.6 m to stop.",
      solve: "s",
      values: "v = 0 m/s; v_0 = 25 m/s; a = -7 m/s2",
      answer: "44.6 m",
    },
  },
  "free-fall": {
    meaning:
      "A body that falls from rest without air resistance covers a height that grows with the square of the time, whatever its mass. After one second it has fallen 4.9 m, after two seconds 19.6 m, after three 44.1 m. Drop a stone into a well, time the splash, and the formula gives the depth. Air changes this for light or large bodies and for long falls: a sheet of paper lags immediately, while a steel ball follows the formula closely for the first seconds. For a body that is thrown rather than dropped, use the displacement under constant acceleration.",
    mistakes: [
      "Doubling the height for twice the time. It is four times the height.",
      "Using the formula for a skydiver. After some seconds drag balances the weight, and the speed no longer grows.",
    ],
    values: [
      { of: "Acceleration of gravity on Earth, average", value: "9.81 m/s²", source: volume1("3.5") },
      { of: "Its range on Earth", value: "9.78 to 9.83 m/s²", source: volume1("3.5") },
      { of: "On the Moon", value: "1.62 m/s²", source: volume1("5.4") },
    ],
    example: {
      text: "A stone dropped into a well hits the water after 1.8 s. The water is 15.9 m below.",
      values: "t = 1.8 s",
      answer: "15.9 m",
    },
  },
  "fall-speed": {
    meaning:
      "This is the speed of a body after it has fallen a certain height from rest, without air resistance. It follows from energy: the potential energy that is lost becomes kinetic energy, so the mass drops out. Speed grows with the square root of the height; from four times the height, a body arrives twice as fast. The path does not matter. A sled on a slope without friction reaches the bottom as fast as one that falls straight down, only later. The energy of the impact, and with it the damage, is proportional to the height.",
    mistakes: [
      "Entering the length of a slope. The formula needs the height between top and bottom.",
      "Adding an initial speed to the result. The squares of the speeds add, not the speeds.",
    ],
    values: [
      { of: "Acceleration of gravity on Earth, average", value: "9.81 m/s²", source: volume1("3.5") },
      { of: "On the Moon", value: "1.62 m/s²", source: volume1("5.4") },
      {
        of: "Terminal speed of a 75 kg skydiver, headfirst",
        value: "98 m/s (350 km/h)",
        source: volume1("6.4"),
      },
    ],
    example: {
      text: "A flowerpot falls 12 m from a balcony. It hits the ground at 15.3 m/s.",
      values: "h = 12 m",
      answer: "15.3 m/s",
    },
  },
  "projectile-range": {
    meaning:
      "Range is the horizontal distance that a thrown body covers until it lands. Gravity changes only the vertical part of the motion; the horizontal part stays constant. On level ground the range is greatest at 45°, and two angles that add up to 90° reach equally far, one low and fast, one high and slow. From a launch point above the ground, the best angle is smaller. Range on level ground grows with the square of the speed: a ball thrown half again as fast goes more than twice as far. Air resistance, which the formula leaves out, shortens real throws and makes flatter ones the best.",
    mistakes: [
      "Using it for a golf drive or a bullet. At such speeds, drag and spin change the range considerably.",
      "Entering the height of the target. The height is that of the launch above the place where the body lands.",
    ],
    values: [
      { of: "Acceleration of gravity on Earth, average", value: "9.81 m/s²", source: volume1("3.5") },
      { of: "On the Moon", value: "1.62 m/s²", source: volume1("5.4") },
      { of: "Speed of a sprinter", value: "12.2 m/s", source: volume1("3.2") },
    ],
    example: {
      text: "A ball is thrown at 15 m/s and 40° above the horizontal, from a height of 1.5 m. It lands 24.3 m away.",
      values: "v = 15 m/s; theta = 40 deg; h = 1.5 m",
      answer: "24.3 m",
    },
  },
};
