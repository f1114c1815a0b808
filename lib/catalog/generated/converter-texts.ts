// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import amountOfSubstanceTexts from "../../converters/chemistry-process-engineering/amount-of-substance.texts.ts";
import bloodTestTexts from "../../converters/chemistry-process-engineering/blood-test.texts.ts";
import gasConcentrationTexts from "../../converters/chemistry-process-engineering/gas-concentration.texts.ts";
import gasFlowRateTexts from "../../converters/chemistry-process-engineering/gas-flow-rate.texts.ts";
import massConcentrationTexts from "../../converters/chemistry-process-engineering/mass-concentration.texts.ts";
import molalityTexts from "../../converters/chemistry-process-engineering/molality.texts.ts";
import molarityTexts from "../../converters/chemistry-process-engineering/molarity.texts.ts";
import partsPerMillionTexts from "../../converters/chemistry-process-engineering/parts-per-million.texts.ts";
import phTexts from "../../converters/chemistry-process-engineering/ph.texts.ts";
import specificGravityTexts from "../../converters/chemistry-process-engineering/specific-gravity.texts.ts";
import waterHardnessTexts from "../../converters/chemistry-process-engineering/water-hardness.texts.ts";
import areaDensityTexts from "../../converters/civil-structural-engineering/area-density.texts.ts";
import areaLoadTexts from "../../converters/civil-structural-engineering/area-load.texts.ts";
import bendingMomentTexts from "../../converters/civil-structural-engineering/bending-moment.texts.ts";
import lineLoadTexts from "../../converters/civil-structural-engineering/line-load.texts.ts";
import lumberVolumeTexts from "../../converters/civil-structural-engineering/lumber-volume.texts.ts";
import slopeTexts from "../../converters/civil-structural-engineering/slope.texts.ts";
import strainTexts from "../../converters/civil-structural-engineering/strain.texts.ts";
import stressTexts from "../../converters/civil-structural-engineering/stress.texts.ts";
import unitWeightTexts from "../../converters/civil-structural-engineering/unit-weight.texts.ts";
import youngsModulusTexts from "../../converters/civil-structural-engineering/youngs-modulus.texts.ts";
import atmosphericPressureTexts from "../../converters/climate-environment-meteorology/atmospheric-pressure.texts.ts";
import carbonEmissionsTexts from "../../converters/climate-environment-meteorology/carbon-emissions.texts.ts";
import humidityTexts from "../../converters/climate-environment-meteorology/humidity.texts.ts";
import precipitationRateTexts from "../../converters/climate-environment-meteorology/precipitation-rate.texts.ts";
import rainfallTexts from "../../converters/climate-environment-meteorology/rainfall.texts.ts";
import solarIrradianceTexts from "../../converters/climate-environment-meteorology/solar-irradiance.texts.ts";
import windSpeedTexts from "../../converters/climate-environment-meteorology/wind-speed.texts.ts";
import capacitanceTexts from "../../converters/electrical-magnetism/capacitance.texts.ts";
import conductanceTexts from "../../converters/electrical-magnetism/conductance.texts.ts";
import conductivityTexts from "../../converters/electrical-magnetism/conductivity.texts.ts";
import currentTexts from "../../converters/electrical-magnetism/current.texts.ts";
import electricChargeTexts from "../../converters/electrical-magnetism/electric-charge.texts.ts";
import inductanceTexts from "../../converters/electrical-magnetism/inductance.texts.ts";
import magneticFluxDensityTexts from "../../converters/electrical-magnetism/magnetic-flux-density.texts.ts";
import magneticFluxTexts from "../../converters/electrical-magnetism/magnetic-flux.texts.ts";
import resistanceTexts from "../../converters/electrical-magnetism/resistance.texts.ts";
import resistivityTexts from "../../converters/electrical-magnetism/resistivity.texts.ts";
import signalLevelTexts from "../../converters/electrical-magnetism/signal-level.texts.ts";
import voltageTexts from "../../converters/electrical-magnetism/voltage.texts.ts";
import wireGaugeTexts from "../../converters/electrical-magnetism/wire-gauge.texts.ts";
import cookingTexts from "../../converters/everyday-transport-miscellaneous/cooking.texts.ts";
import dataTransferRateTexts from "../../converters/everyday-transport-miscellaneous/data-transfer-rate.texts.ts";
import evEfficiencyTexts from "../../converters/everyday-transport-miscellaneous/ev-efficiency.texts.ts";
import fileSizeTexts from "../../converters/everyday-transport-miscellaneous/file-size.texts.ts";
import fuelEconomyTexts from "../../converters/everyday-transport-miscellaneous/fuel-economy.texts.ts";
import numberBaseTexts from "../../converters/everyday-transport-miscellaneous/number-base.texts.ts";
import paceTexts from "../../converters/everyday-transport-miscellaneous/pace.texts.ts";
import pixelDensityTexts from "../../converters/everyday-transport-miscellaneous/pixel-density.texts.ts";
import shoeSizeTexts from "../../converters/everyday-transport-miscellaneous/shoe-size.texts.ts";
import typingSpeedTexts from "../../converters/everyday-transport-miscellaneous/typing-speed.texts.ts";
import densityTexts from "../../converters/fluid-mechanics-hydraulics/density.texts.ts";
import dynamicViscosityTexts from "../../converters/fluid-mechanics-hydraulics/dynamic-viscosity.texts.ts";
import hydraulicConductivityTexts from "../../converters/fluid-mechanics-hydraulics/hydraulic-conductivity.texts.ts";
import hydraulicHeadTexts from "../../converters/fluid-mechanics-hydraulics/hydraulic-head.texts.ts";
import kinematicViscosityTexts from "../../converters/fluid-mechanics-hydraulics/kinematic-viscosity.texts.ts";
import leakRateTexts from "../../converters/fluid-mechanics-hydraulics/leak-rate.texts.ts";
import massFlowRateTexts from "../../converters/fluid-mechanics-hydraulics/mass-flow-rate.texts.ts";
import permeabilityTexts from "../../converters/fluid-mechanics-hydraulics/permeability.texts.ts";
import pipeSizeTexts from "../../converters/fluid-mechanics-hydraulics/pipe-size.texts.ts";
import surfaceTensionTexts from "../../converters/fluid-mechanics-hydraulics/surface-tension.texts.ts";
import volumetricFlowRateTexts from "../../converters/fluid-mechanics-hydraulics/volumetric-flow-rate.texts.ts";
import accelerationTexts from "../../converters/general-physics-mechanics/acceleration.texts.ts";
import angleTexts from "../../converters/general-physics-mechanics/angle.texts.ts";
import angularAccelerationTexts from "../../converters/general-physics-mechanics/angular-acceleration.texts.ts";
import angularVelocityTexts from "../../converters/general-physics-mechanics/angular-velocity.texts.ts";
import areaTexts from "../../converters/general-physics-mechanics/area.texts.ts";
import energyTexts from "../../converters/general-physics-mechanics/energy.texts.ts";
import forceTexts from "../../converters/general-physics-mechanics/force.texts.ts";
import frequencyTexts from "../../converters/general-physics-mechanics/frequency.texts.ts";
import lengthTexts from "../../converters/general-physics-mechanics/length.texts.ts";
import linearDensityTexts from "../../converters/general-physics-mechanics/linear-density.texts.ts";
import massMomentOfInertiaTexts from "../../converters/general-physics-mechanics/mass-moment-of-inertia.texts.ts";
import massTexts from "../../converters/general-physics-mechanics/mass.texts.ts";
import momentOfInertiaAreaTexts from "../../converters/general-physics-mechanics/moment-of-inertia-area.texts.ts";
import momentumTexts from "../../converters/general-physics-mechanics/momentum.texts.ts";
import polarMomentOfInertiaTexts from "../../converters/general-physics-mechanics/polar-moment-of-inertia.texts.ts";
import powerTexts from "../../converters/general-physics-mechanics/power.texts.ts";
import pressureTexts from "../../converters/general-physics-mechanics/pressure.texts.ts";
import radiationDoseTexts from "../../converters/general-physics-mechanics/radiation-dose.texts.ts";
import radioactivityTexts from "../../converters/general-physics-mechanics/radioactivity.texts.ts";
import sectionModulusTexts from "../../converters/general-physics-mechanics/section-modulus.texts.ts";
import solidAngleTexts from "../../converters/general-physics-mechanics/solid-angle.texts.ts";
import soundIntensityTexts from "../../converters/general-physics-mechanics/sound-intensity.texts.ts";
import soundPressureLevelTexts from "../../converters/general-physics-mechanics/sound-pressure-level.texts.ts";
import speedTexts from "../../converters/general-physics-mechanics/speed.texts.ts";
import springConstantTexts from "../../converters/general-physics-mechanics/spring-constant.texts.ts";
import timeTexts from "../../converters/general-physics-mechanics/time.texts.ts";
import torqueTexts from "../../converters/general-physics-mechanics/torque.texts.ts";
import volumeTexts from "../../converters/general-physics-mechanics/volume.texts.ts";
import workTexts from "../../converters/general-physics-mechanics/work.texts.ts";
import astronomicalUnitTexts from "../../converters/optics-astronomy-photometry/astronomical-unit.texts.ts";
import illuminanceTexts from "../../converters/optics-astronomy-photometry/illuminance.texts.ts";
import lightYearTexts from "../../converters/optics-astronomy-photometry/light-year.texts.ts";
import luminanceTexts from "../../converters/optics-astronomy-photometry/luminance.texts.ts";
import luminousFluxTexts from "../../converters/optics-astronomy-photometry/luminous-flux.texts.ts";
import luminousIntensityTexts from "../../converters/optics-astronomy-photometry/luminous-intensity.texts.ts";
import opticalPowerTexts from "../../converters/optics-astronomy-photometry/optical-power.texts.ts";
import parsecTexts from "../../converters/optics-astronomy-photometry/parsec.texts.ts";
import wavelengthFrequencyTexts from "../../converters/optics-astronomy-photometry/wavelength-frequency.texts.ts";
import degreeDaysTexts from "../../converters/thermal-heat-transfer/degree-days.texts.ts";
import heatFlowRateTexts from "../../converters/thermal-heat-transfer/heat-flow-rate.texts.ts";
import heatFluxTexts from "../../converters/thermal-heat-transfer/heat-flux.texts.ts";
import heatTransferCoefficientTexts from "../../converters/thermal-heat-transfer/heat-transfer-coefficient.texts.ts";
import heatingValueMassTexts from "../../converters/thermal-heat-transfer/heating-value-mass.texts.ts";
import heatingValueVolumeTexts from "../../converters/thermal-heat-transfer/heating-value-volume.texts.ts";
import specificHeatCapacityTexts from "../../converters/thermal-heat-transfer/specific-heat-capacity.texts.ts";
import temperatureDifferenceTexts from "../../converters/thermal-heat-transfer/temperature-difference.texts.ts";
import temperatureTexts from "../../converters/thermal-heat-transfer/temperature.texts.ts";
import thermalConductivityTexts from "../../converters/thermal-heat-transfer/thermal-conductivity.texts.ts";
import thermalDiffusivityTexts from "../../converters/thermal-heat-transfer/thermal-diffusivity.texts.ts";
import thermalExpansionTexts from "../../converters/thermal-heat-transfer/thermal-expansion.texts.ts";
import thermalResistanceRValueTexts from "../../converters/thermal-heat-transfer/thermal-resistance-r-value.texts.ts";

export const converterTexts = {
  "amount-of-substance": amountOfSubstanceTexts,
  "blood-test": bloodTestTexts,
  "gas-concentration": gasConcentrationTexts,
  "gas-flow-rate": gasFlowRateTexts,
  "mass-concentration": massConcentrationTexts,
  molality: molalityTexts,
  molarity: molarityTexts,
  "parts-per-million": partsPerMillionTexts,
  ph: phTexts,
  "specific-gravity": specificGravityTexts,
  "water-hardness": waterHardnessTexts,
  "area-density": areaDensityTexts,
  "area-load": areaLoadTexts,
  "bending-moment": bendingMomentTexts,
  "line-load": lineLoadTexts,
  "lumber-volume": lumberVolumeTexts,
  slope: slopeTexts,
  strain: strainTexts,
  stress: stressTexts,
  "unit-weight": unitWeightTexts,
  "youngs-modulus": youngsModulusTexts,
  "atmospheric-pressure": atmosphericPressureTexts,
  "carbon-emissions": carbonEmissionsTexts,
  humidity: humidityTexts,
  "precipitation-rate": precipitationRateTexts,
  rainfall: rainfallTexts,
  "solar-irradiance": solarIrradianceTexts,
  "wind-speed": windSpeedTexts,
  capacitance: capacitanceTexts,
  conductance: conductanceTexts,
  conductivity: conductivityTexts,
  current: currentTexts,
  "electric-charge": electricChargeTexts,
  inductance: inductanceTexts,
  "magnetic-flux-density": magneticFluxDensityTexts,
  "magnetic-flux": magneticFluxTexts,
  resistance: resistanceTexts,
  resistivity: resistivityTexts,
  "signal-level": signalLevelTexts,
  voltage: voltageTexts,
  "wire-gauge": wireGaugeTexts,
  cooking: cookingTexts,
  "data-transfer-rate": dataTransferRateTexts,
  "ev-efficiency": evEfficiencyTexts,
  "file-size": fileSizeTexts,
  "fuel-economy": fuelEconomyTexts,
  "number-base": numberBaseTexts,
  pace: paceTexts,
  "pixel-density": pixelDensityTexts,
  "shoe-size": shoeSizeTexts,
  "typing-speed": typingSpeedTexts,
  density: densityTexts,
  "dynamic-viscosity": dynamicViscosityTexts,
  "hydraulic-conductivity": hydraulicConductivityTexts,
  "hydraulic-head": hydraulicHeadTexts,
  "kinematic-viscosity": kinematicViscosityTexts,
  "leak-rate": leakRateTexts,
  "mass-flow-rate": massFlowRateTexts,
  permeability: permeabilityTexts,
  "pipe-size": pipeSizeTexts,
  "surface-tension": surfaceTensionTexts,
  "volumetric-flow-rate": volumetricFlowRateTexts,
  acceleration: accelerationTexts,
  angle: angleTexts,
  "angular-acceleration": angularAccelerationTexts,
  "angular-velocity": angularVelocityTexts,
  area: areaTexts,
  energy: energyTexts,
  force: forceTexts,
  frequency: frequencyTexts,
  length: lengthTexts,
  "linear-density": linearDensityTexts,
  "mass-moment-of-inertia": massMomentOfInertiaTexts,
  mass: massTexts,
  "moment-of-inertia-area": momentOfInertiaAreaTexts,
  momentum: momentumTexts,
  "polar-moment-of-inertia": polarMomentOfInertiaTexts,
  power: powerTexts,
  pressure: pressureTexts,
  "radiation-dose": radiationDoseTexts,
  radioactivity: radioactivityTexts,
  "section-modulus": sectionModulusTexts,
  "solid-angle": solidAngleTexts,
  "sound-intensity": soundIntensityTexts,
  "sound-pressure-level": soundPressureLevelTexts,
  speed: speedTexts,
  "spring-constant": springConstantTexts,
  time: timeTexts,
  torque: torqueTexts,
  volume: volumeTexts,
  work: workTexts,
  "astronomical-unit": astronomicalUnitTexts,
  illuminance: illuminanceTexts,
  "light-year": lightYearTexts,
  luminance: luminanceTexts,
  "luminous-flux": luminousFluxTexts,
  "luminous-intensity": luminousIntensityTexts,
  "optical-power": opticalPowerTexts,
  parsec: parsecTexts,
  "wavelength-frequency": wavelengthFrequencyTexts,
  "degree-days": degreeDaysTexts,
  "heat-flow-rate": heatFlowRateTexts,
  "heat-flux": heatFluxTexts,
  "heat-transfer-coefficient": heatTransferCoefficientTexts,
  "heating-value-mass": heatingValueMassTexts,
  "heating-value-volume": heatingValueVolumeTexts,
  "specific-heat-capacity": specificHeatCapacityTexts,
  "temperature-difference": temperatureDifferenceTexts,
  temperature: temperatureTexts,
  "thermal-conductivity": thermalConductivityTexts,
  "thermal-diffusivity": thermalDiffusivityTexts,
  "thermal-expansion": thermalExpansionTexts,
  "thermal-resistance-r-value": thermalResistanceRValueTexts,
};
