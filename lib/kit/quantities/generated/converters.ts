// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import amountOfSubstanceConverter from "../../../converters/chemistry-process-engineering/amount-of-substance.ts";
import bloodTestConverter from "../../../converters/chemistry-process-engineering/blood-test.ts";
import gasConcentrationConverter from "../../../converters/chemistry-process-engineering/gas-concentration.ts";
import gasFlowRateConverter from "../../../converters/chemistry-process-engineering/gas-flow-rate.ts";
import massConcentrationConverter from "../../../converters/chemistry-process-engineering/mass-concentration.ts";
import molalityConverter from "../../../converters/chemistry-process-engineering/molality.ts";
import molarityConverter from "../../../converters/chemistry-process-engineering/molarity.ts";
import partsPerMillionConverter from "../../../converters/chemistry-process-engineering/parts-per-million.ts";
import phConverter from "../../../converters/chemistry-process-engineering/ph.ts";
import specificGravityConverter from "../../../converters/chemistry-process-engineering/specific-gravity.ts";
import waterHardnessConverter from "../../../converters/chemistry-process-engineering/water-hardness.ts";
import areaDensityConverter from "../../../converters/civil-structural-engineering/area-density.ts";
import areaLoadConverter from "../../../converters/civil-structural-engineering/area-load.ts";
import bendingMomentConverter from "../../../converters/civil-structural-engineering/bending-moment.ts";
import lineLoadConverter from "../../../converters/civil-structural-engineering/line-load.ts";
import lumberVolumeConverter from "../../../converters/civil-structural-engineering/lumber-volume.ts";
import slopeConverter from "../../../converters/civil-structural-engineering/slope.ts";
import strainConverter from "../../../converters/civil-structural-engineering/strain.ts";
import stressConverter from "../../../converters/civil-structural-engineering/stress.ts";
import unitWeightConverter from "../../../converters/civil-structural-engineering/unit-weight.ts";
import youngsModulusConverter from "../../../converters/civil-structural-engineering/youngs-modulus.ts";
import atmosphericPressureConverter from "../../../converters/climate-environment-meteorology/atmospheric-pressure.ts";
import carbonEmissionsConverter from "../../../converters/climate-environment-meteorology/carbon-emissions.ts";
import humidityConverter from "../../../converters/climate-environment-meteorology/humidity.ts";
import precipitationRateConverter from "../../../converters/climate-environment-meteorology/precipitation-rate.ts";
import rainfallConverter from "../../../converters/climate-environment-meteorology/rainfall.ts";
import solarIrradianceConverter from "../../../converters/climate-environment-meteorology/solar-irradiance.ts";
import windSpeedConverter from "../../../converters/climate-environment-meteorology/wind-speed.ts";
import capacitanceConverter from "../../../converters/electrical-magnetism/capacitance.ts";
import conductanceConverter from "../../../converters/electrical-magnetism/conductance.ts";
import conductivityConverter from "../../../converters/electrical-magnetism/conductivity.ts";
import currentConverter from "../../../converters/electrical-magnetism/current.ts";
import electricChargeConverter from "../../../converters/electrical-magnetism/electric-charge.ts";
import inductanceConverter from "../../../converters/electrical-magnetism/inductance.ts";
import magneticFluxDensityConverter from "../../../converters/electrical-magnetism/magnetic-flux-density.ts";
import magneticFluxConverter from "../../../converters/electrical-magnetism/magnetic-flux.ts";
import resistanceConverter from "../../../converters/electrical-magnetism/resistance.ts";
import resistivityConverter from "../../../converters/electrical-magnetism/resistivity.ts";
import signalLevelConverter from "../../../converters/electrical-magnetism/signal-level.ts";
import voltageConverter from "../../../converters/electrical-magnetism/voltage.ts";
import wireGaugeConverter from "../../../converters/electrical-magnetism/wire-gauge.ts";
import cookingConverter from "../../../converters/everyday-transport-miscellaneous/cooking.ts";
import dataTransferRateConverter from "../../../converters/everyday-transport-miscellaneous/data-transfer-rate.ts";
import evEfficiencyConverter from "../../../converters/everyday-transport-miscellaneous/ev-efficiency.ts";
import fileSizeConverter from "../../../converters/everyday-transport-miscellaneous/file-size.ts";
import fuelEconomyConverter from "../../../converters/everyday-transport-miscellaneous/fuel-economy.ts";
import numberBaseConverter from "../../../converters/everyday-transport-miscellaneous/number-base.ts";
import paceConverter from "../../../converters/everyday-transport-miscellaneous/pace.ts";
import pixelDensityConverter from "../../../converters/everyday-transport-miscellaneous/pixel-density.ts";
import shoeSizeConverter from "../../../converters/everyday-transport-miscellaneous/shoe-size.ts";
import typingSpeedConverter from "../../../converters/everyday-transport-miscellaneous/typing-speed.ts";
import densityConverter from "../../../converters/fluid-mechanics-hydraulics/density.ts";
import dynamicViscosityConverter from "../../../converters/fluid-mechanics-hydraulics/dynamic-viscosity.ts";
import hydraulicConductivityConverter from "../../../converters/fluid-mechanics-hydraulics/hydraulic-conductivity.ts";
import hydraulicHeadConverter from "../../../converters/fluid-mechanics-hydraulics/hydraulic-head.ts";
import kinematicViscosityConverter from "../../../converters/fluid-mechanics-hydraulics/kinematic-viscosity.ts";
import leakRateConverter from "../../../converters/fluid-mechanics-hydraulics/leak-rate.ts";
import massFlowRateConverter from "../../../converters/fluid-mechanics-hydraulics/mass-flow-rate.ts";
import permeabilityConverter from "../../../converters/fluid-mechanics-hydraulics/permeability.ts";
import pipeSizeConverter from "../../../converters/fluid-mechanics-hydraulics/pipe-size.ts";
import surfaceTensionConverter from "../../../converters/fluid-mechanics-hydraulics/surface-tension.ts";
import volumetricFlowRateConverter from "../../../converters/fluid-mechanics-hydraulics/volumetric-flow-rate.ts";
import accelerationConverter from "../../../converters/general-physics-mechanics/acceleration.ts";
import angleConverter from "../../../converters/general-physics-mechanics/angle.ts";
import angularAccelerationConverter from "../../../converters/general-physics-mechanics/angular-acceleration.ts";
import angularVelocityConverter from "../../../converters/general-physics-mechanics/angular-velocity.ts";
import areaConverter from "../../../converters/general-physics-mechanics/area.ts";
import energyConverter from "../../../converters/general-physics-mechanics/energy.ts";
import forceConverter from "../../../converters/general-physics-mechanics/force.ts";
import frequencyConverter from "../../../converters/general-physics-mechanics/frequency.ts";
import lengthConverter from "../../../converters/general-physics-mechanics/length.ts";
import linearDensityConverter from "../../../converters/general-physics-mechanics/linear-density.ts";
import massMomentOfInertiaConverter from "../../../converters/general-physics-mechanics/mass-moment-of-inertia.ts";
import massConverter from "../../../converters/general-physics-mechanics/mass.ts";
import momentOfInertiaAreaConverter from "../../../converters/general-physics-mechanics/moment-of-inertia-area.ts";
import momentumConverter from "../../../converters/general-physics-mechanics/momentum.ts";
import polarMomentOfInertiaConverter from "../../../converters/general-physics-mechanics/polar-moment-of-inertia.ts";
import powerConverter from "../../../converters/general-physics-mechanics/power.ts";
import pressureConverter from "../../../converters/general-physics-mechanics/pressure.ts";
import radiationDoseConverter from "../../../converters/general-physics-mechanics/radiation-dose.ts";
import radioactivityConverter from "../../../converters/general-physics-mechanics/radioactivity.ts";
import sectionModulusConverter from "../../../converters/general-physics-mechanics/section-modulus.ts";
import solidAngleConverter from "../../../converters/general-physics-mechanics/solid-angle.ts";
import soundIntensityConverter from "../../../converters/general-physics-mechanics/sound-intensity.ts";
import soundPressureLevelConverter from "../../../converters/general-physics-mechanics/sound-pressure-level.ts";
import speedConverter from "../../../converters/general-physics-mechanics/speed.ts";
import springConstantConverter from "../../../converters/general-physics-mechanics/spring-constant.ts";
import timeConverter from "../../../converters/general-physics-mechanics/time.ts";
import torqueConverter from "../../../converters/general-physics-mechanics/torque.ts";
import volumeConverter from "../../../converters/general-physics-mechanics/volume.ts";
import workConverter from "../../../converters/general-physics-mechanics/work.ts";
import astronomicalUnitConverter from "../../../converters/optics-astronomy-photometry/astronomical-unit.ts";
import illuminanceConverter from "../../../converters/optics-astronomy-photometry/illuminance.ts";
import lightYearConverter from "../../../converters/optics-astronomy-photometry/light-year.ts";
import luminanceConverter from "../../../converters/optics-astronomy-photometry/luminance.ts";
import luminousFluxConverter from "../../../converters/optics-astronomy-photometry/luminous-flux.ts";
import luminousIntensityConverter from "../../../converters/optics-astronomy-photometry/luminous-intensity.ts";
import opticalPowerConverter from "../../../converters/optics-astronomy-photometry/optical-power.ts";
import parsecConverter from "../../../converters/optics-astronomy-photometry/parsec.ts";
import wavelengthFrequencyConverter from "../../../converters/optics-astronomy-photometry/wavelength-frequency.ts";
import degreeDaysConverter from "../../../converters/thermal-heat-transfer/degree-days.ts";
import heatFlowRateConverter from "../../../converters/thermal-heat-transfer/heat-flow-rate.ts";
import heatFluxConverter from "../../../converters/thermal-heat-transfer/heat-flux.ts";
import heatTransferCoefficientConverter from "../../../converters/thermal-heat-transfer/heat-transfer-coefficient.ts";
import heatingValueMassConverter from "../../../converters/thermal-heat-transfer/heating-value-mass.ts";
import heatingValueVolumeConverter from "../../../converters/thermal-heat-transfer/heating-value-volume.ts";
import specificHeatCapacityConverter from "../../../converters/thermal-heat-transfer/specific-heat-capacity.ts";
import temperatureDifferenceConverter from "../../../converters/thermal-heat-transfer/temperature-difference.ts";
import temperatureConverter from "../../../converters/thermal-heat-transfer/temperature.ts";
import thermalConductivityConverter from "../../../converters/thermal-heat-transfer/thermal-conductivity.ts";
import thermalDiffusivityConverter from "../../../converters/thermal-heat-transfer/thermal-diffusivity.ts";
import thermalExpansionConverter from "../../../converters/thermal-heat-transfer/thermal-expansion.ts";
import thermalResistanceRValueConverter from "../../../converters/thermal-heat-transfer/thermal-resistance-r-value.ts";

export const converters = [
  amountOfSubstanceConverter,
  bloodTestConverter,
  gasConcentrationConverter,
  gasFlowRateConverter,
  massConcentrationConverter,
  molalityConverter,
  molarityConverter,
  partsPerMillionConverter,
  phConverter,
  specificGravityConverter,
  waterHardnessConverter,
  areaDensityConverter,
  areaLoadConverter,
  bendingMomentConverter,
  lineLoadConverter,
  lumberVolumeConverter,
  slopeConverter,
  strainConverter,
  stressConverter,
  unitWeightConverter,
  youngsModulusConverter,
  atmosphericPressureConverter,
  carbonEmissionsConverter,
  humidityConverter,
  precipitationRateConverter,
  rainfallConverter,
  solarIrradianceConverter,
  windSpeedConverter,
  capacitanceConverter,
  conductanceConverter,
  conductivityConverter,
  currentConverter,
  electricChargeConverter,
  inductanceConverter,
  magneticFluxDensityConverter,
  magneticFluxConverter,
  resistanceConverter,
  resistivityConverter,
  signalLevelConverter,
  voltageConverter,
  wireGaugeConverter,
  cookingConverter,
  dataTransferRateConverter,
  evEfficiencyConverter,
  fileSizeConverter,
  fuelEconomyConverter,
  numberBaseConverter,
  paceConverter,
  pixelDensityConverter,
  shoeSizeConverter,
  typingSpeedConverter,
  densityConverter,
  dynamicViscosityConverter,
  hydraulicConductivityConverter,
  hydraulicHeadConverter,
  kinematicViscosityConverter,
  leakRateConverter,
  massFlowRateConverter,
  permeabilityConverter,
  pipeSizeConverter,
  surfaceTensionConverter,
  volumetricFlowRateConverter,
  accelerationConverter,
  angleConverter,
  angularAccelerationConverter,
  angularVelocityConverter,
  areaConverter,
  energyConverter,
  forceConverter,
  frequencyConverter,
  lengthConverter,
  linearDensityConverter,
  massMomentOfInertiaConverter,
  massConverter,
  momentOfInertiaAreaConverter,
  momentumConverter,
  polarMomentOfInertiaConverter,
  powerConverter,
  pressureConverter,
  radiationDoseConverter,
  radioactivityConverter,
  sectionModulusConverter,
  solidAngleConverter,
  soundIntensityConverter,
  soundPressureLevelConverter,
  speedConverter,
  springConstantConverter,
  timeConverter,
  torqueConverter,
  volumeConverter,
  workConverter,
  astronomicalUnitConverter,
  illuminanceConverter,
  lightYearConverter,
  luminanceConverter,
  luminousFluxConverter,
  luminousIntensityConverter,
  opticalPowerConverter,
  parsecConverter,
  wavelengthFrequencyConverter,
  degreeDaysConverter,
  heatFlowRateConverter,
  heatFluxConverter,
  heatTransferCoefficientConverter,
  heatingValueMassConverter,
  heatingValueVolumeConverter,
  specificHeatCapacityConverter,
  temperatureDifferenceConverter,
  temperatureConverter,
  thermalConductivityConverter,
  thermalDiffusivityConverter,
  thermalExpansionConverter,
  thermalResistanceRValueConverter,
];
