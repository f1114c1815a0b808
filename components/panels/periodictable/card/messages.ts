export const messages = {
  loading: "Loading…",
  notLoaded: "The data of this element could not be loaded. Close the card and try again.",
  openPage: (element: string) => `Open the page for ${element}`,
  wavelengths: (list: string) => `Wavelength in air in nm. ${list}.`,
  strongestWavelengths: (list: string) => `Wavelength in air in nm. Strongest: ${list}.`,
  electrons: (shells: string) => `Electrons by shell: ${shells}`,
  emissionLines: ({ element, strongest }: { element: string; strongest: string }) =>
    `Emission lines of ${element}, the strongest at ${strongest} nm`,
  electronsSummary: "Configuration and shells",
  isotopesSummary: "Mass, abundance, half-life and decay",
};
