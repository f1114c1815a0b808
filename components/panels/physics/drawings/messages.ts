type Text = (symbol: string) => string;

export const messages = {
  series: (text: Text) => `${text("R_1")} and ${text("R_2")} in series make ${text("R")}.`,
  parallel: (text: Text) => `${text("R_1")} and ${text("R_2")} in parallel make ${text("R")}.`,
  divider: (text: Text) => `A divider of ${text("R_1")} and ${text("R_2")}: ${text("V_2")} of ${text("V")}.`,
  circuit: (text: Text, [part, result]: readonly [string, string]) =>
    `A circuit of ${text("R")} and ${text(part)} at ${text("V")}: ${text(result)} after ${text("t")}.`,
  projectile: (text: Text) => `Path of the projectile: launched at ${text("v")} and ${text("theta")}.`,
  incline: (text: Text) => `A block on an incline of ${text("theta")}.`,
  pendulum: (text: Text) => `A pendulum of ${text("L")} with a period of ${text("T")}.`,
  realImage: (text: Text) =>
    `Object at ${text("d_o")}, lens with a focal length of ${text("f")}, real image at ${text("d_i")}.`,
  virtualImage: (text: Text) =>
    `Object at ${text("d_o")}, lens with a focal length of ${text("f")}, virtual image at ${text("d_i")}.`,
  refraction: (text: Text) =>
    `A ray meets the surface at ${text("theta_1")} and continues at ${text("theta_2")}.`,
};
