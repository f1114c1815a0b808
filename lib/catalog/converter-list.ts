import amountOfSubstance from "../converters/chemistry-process-engineering/amount-of-substance.ts";
import gasConcentration from "../converters/chemistry-process-engineering/gas-concentration.ts";
import gasFlowRate from "../converters/chemistry-process-engineering/gas-flow-rate.ts";
import massConcentration from "../converters/chemistry-process-engineering/mass-concentration.ts";
import molality from "../converters/chemistry-process-engineering/molality.ts";
import molarity from "../converters/chemistry-process-engineering/molarity.ts";
import partsPerMillion from "../converters/chemistry-process-engineering/parts-per-million.ts";
import ph from "../converters/chemistry-process-engineering/ph.ts";
import specificGravity from "../converters/chemistry-process-engineering/specific-gravity.ts";
import waterHardness from "../converters/chemistry-process-engineering/water-hardness.ts";
import areaDensity from "../converters/civil-structural-engineering/area-density.ts";
import areaLoad from "../converters/civil-structural-engineering/area-load.ts";
import bendingMoment from "../converters/civil-structural-engineering/bending-moment.ts";
import lineLoad from "../converters/civil-structural-engineering/line-load.ts";
import lumberVolume from "../converters/civil-structural-engineering/lumber-volume.ts";
import slope from "../converters/civil-structural-engineering/slope.ts";
import strain from "../converters/civil-structural-engineering/strain.ts";
import stress from "../converters/civil-structural-engineering/stress.ts";
import unitWeight from "../converters/civil-structural-engineering/unit-weight.ts";
import youngsModulus from "../converters/civil-structural-engineering/youngs-modulus.ts";
import atmosphericPressure from "../converters/climate-environment-meteorology/atmospheric-pressure.ts";
import carbonEmissions from "../converters/climate-environment-meteorology/carbon-emissions.ts";
import humidity from "../converters/climate-environment-meteorology/humidity.ts";
import precipitationRate from "../converters/climate-environment-meteorology/precipitation-rate.ts";
import rainfall from "../converters/climate-environment-meteorology/rainfall.ts";
import solarIrradiance from "../converters/climate-environment-meteorology/solar-irradiance.ts";
import windSpeed from "../converters/climate-environment-meteorology/wind-speed.ts";
import capacitance from "../converters/electrical-magnetism/capacitance.ts";
import conductance from "../converters/electrical-magnetism/conductance.ts";
import conductivity from "../converters/electrical-magnetism/conductivity.ts";
import current from "../converters/electrical-magnetism/current.ts";
import electricCharge from "../converters/electrical-magnetism/electric-charge.ts";
import inductance from "../converters/electrical-magnetism/inductance.ts";
import magneticFlux from "../converters/electrical-magnetism/magnetic-flux.ts";
import magneticFluxDensity from "../converters/electrical-magnetism/magnetic-flux-density.ts";
import resistance from "../converters/electrical-magnetism/resistance.ts";
import resistivity from "../converters/electrical-magnetism/resistivity.ts";
import signalLevel from "../converters/electrical-magnetism/signal-level.ts";
import voltage from "../converters/electrical-magnetism/voltage.ts";
import wireGauge from "../converters/electrical-magnetism/wire-gauge.ts";
import cooking from "../converters/everyday-transport-miscellaneous/cooking.ts";
import dataTransferRate from "../converters/everyday-transport-miscellaneous/data-transfer-rate.ts";
import evEfficiency from "../converters/everyday-transport-miscellaneous/ev-efficiency.ts";
import fileSize from "../converters/everyday-transport-miscellaneous/file-size.ts";
import fuelEconomy from "../converters/everyday-transport-miscellaneous/fuel-economy.ts";
import numberBase from "../converters/everyday-transport-miscellaneous/number-base.ts";
import pace from "../converters/everyday-transport-miscellaneous/pace.ts";
import pixelDensity from "../converters/everyday-transport-miscellaneous/pixel-density.ts";
import shoeSize from "../converters/everyday-transport-miscellaneous/shoe-size.ts";
import typingSpeed from "../converters/everyday-transport-miscellaneous/typing-speed.ts";
import density from "../converters/fluid-mechanics-hydraulics/density.ts";
import dynamicViscosity from "../converters/fluid-mechanics-hydraulics/dynamic-viscosity.ts";
import hydraulicConductivity from "../converters/fluid-mechanics-hydraulics/hydraulic-conductivity.ts";
import hydraulicHead from "../converters/fluid-mechanics-hydraulics/hydraulic-head.ts";
import kinematicViscosity from "../converters/fluid-mechanics-hydraulics/kinematic-viscosity.ts";
import leakRate from "../converters/fluid-mechanics-hydraulics/leak-rate.ts";
import massFlowRate from "../converters/fluid-mechanics-hydraulics/mass-flow-rate.ts";
import permeability from "../converters/fluid-mechanics-hydraulics/permeability.ts";
import pipeSize from "../converters/fluid-mechanics-hydraulics/pipe-size.ts";
import surfaceTension from "../converters/fluid-mechanics-hydraulics/surface-tension.ts";
import volumetricFlowRate from "../converters/fluid-mechanics-hydraulics/volumetric-flow-rate.ts";
import acceleration from "../converters/general-physics-mechanics/acceleration.ts";
import angle from "../converters/general-physics-mechanics/angle.ts";
import angularAcceleration from "../converters/general-physics-mechanics/angular-acceleration.ts";
import angularVelocity from "../converters/general-physics-mechanics/angular-velocity.ts";
import area from "../converters/general-physics-mechanics/area.ts";
import energy from "../converters/general-physics-mechanics/energy.ts";
import force from "../converters/general-physics-mechanics/force.ts";
import frequency from "../converters/general-physics-mechanics/frequency.ts";
import length from "../converters/general-physics-mechanics/length.ts";
import linearDensity from "../converters/general-physics-mechanics/linear-density.ts";
import mass from "../converters/general-physics-mechanics/mass.ts";
import massMomentOfInertia from "../converters/general-physics-mechanics/mass-moment-of-inertia.ts";
import momentOfInertiaArea from "../converters/general-physics-mechanics/moment-of-inertia-area.ts";
import momentum from "../converters/general-physics-mechanics/momentum.ts";
import polarMomentOfInertia from "../converters/general-physics-mechanics/polar-moment-of-inertia.ts";
import power from "../converters/general-physics-mechanics/power.ts";
import pressure from "../converters/general-physics-mechanics/pressure.ts";
import radiationDose from "../converters/general-physics-mechanics/radiation-dose.ts";
import radioactivity from "../converters/general-physics-mechanics/radioactivity.ts";
import sectionModulus from "../converters/general-physics-mechanics/section-modulus.ts";
import solidAngle from "../converters/general-physics-mechanics/solid-angle.ts";
import soundIntensity from "../converters/general-physics-mechanics/sound-intensity.ts";
import soundPressureLevel from "../converters/general-physics-mechanics/sound-pressure-level.ts";
import speed from "../converters/general-physics-mechanics/speed.ts";
import springConstant from "../converters/general-physics-mechanics/spring-constant.ts";
import time from "../converters/general-physics-mechanics/time.ts";
import torque from "../converters/general-physics-mechanics/torque.ts";
import volume from "../converters/general-physics-mechanics/volume.ts";
import work from "../converters/general-physics-mechanics/work.ts";
import astronomicalUnit from "../converters/optics-astronomy-photometry/astronomical-unit.ts";
import illuminance from "../converters/optics-astronomy-photometry/illuminance.ts";
import lightYear from "../converters/optics-astronomy-photometry/light-year.ts";
import luminance from "../converters/optics-astronomy-photometry/luminance.ts";
import luminousFlux from "../converters/optics-astronomy-photometry/luminous-flux.ts";
import luminousIntensity from "../converters/optics-astronomy-photometry/luminous-intensity.ts";
import opticalPower from "../converters/optics-astronomy-photometry/optical-power.ts";
import parsec from "../converters/optics-astronomy-photometry/parsec.ts";
import wavelengthFrequency from "../converters/optics-astronomy-photometry/wavelength-frequency.ts";
import degreeDays from "../converters/thermal-heat-transfer/degree-days.ts";
import heatFlowRate from "../converters/thermal-heat-transfer/heat-flow-rate.ts";
import heatFlux from "../converters/thermal-heat-transfer/heat-flux.ts";
import heatTransferCoefficient from "../converters/thermal-heat-transfer/heat-transfer-coefficient.ts";
import heatingValueMass from "../converters/thermal-heat-transfer/heating-value-mass.ts";
import heatingValueVolume from "../converters/thermal-heat-transfer/heating-value-volume.ts";
import specificHeatCapacity from "../converters/thermal-heat-transfer/specific-heat-capacity.ts";
import temperature from "../converters/thermal-heat-transfer/temperature.ts";
import temperatureDifference from "../converters/thermal-heat-transfer/temperature-difference.ts";
import thermalConductivity from "../converters/thermal-heat-transfer/thermal-conductivity.ts";
import thermalDiffusivity from "../converters/thermal-heat-transfer/thermal-diffusivity.ts";
import thermalExpansion from "../converters/thermal-heat-transfer/thermal-expansion.ts";
import thermalResistanceRValue from "../converters/thermal-heat-transfer/thermal-resistance-r-value.ts";
import type { ConverterDeclaration } from "../units/quantity.ts";

/** Every converter in the order in which the hub shows them, by category. */
export const convertersByCategory: Readonly<Record<string, readonly ConverterDeclaration[]>> = {
  "general-physics-mechanics": [
    length,
    area,
    volume,
    mass,
    time,
    speed,
    acceleration,
    angle,
    solidAngle,
    angularVelocity,
    angularAcceleration,
    frequency,
    force,
    pressure,
    energy,
    work,
    power,
    torque,
    momentum,
    massMomentOfInertia,
    sectionModulus,
    momentOfInertiaArea,
    polarMomentOfInertia,
    springConstant,
    linearDensity,
    soundIntensity,
    soundPressureLevel,
    radioactivity,
    radiationDose,
  ],
  "fluid-mechanics-hydraulics": [
    density,
    dynamicViscosity,
    kinematicViscosity,
    volumetricFlowRate,
    massFlowRate,
    hydraulicHead,
    permeability,
    hydraulicConductivity,
    surfaceTension,
    leakRate,
    pipeSize,
  ],
  "thermal-heat-transfer": [
    temperature,
    temperatureDifference,
    thermalResistanceRValue,
    specificHeatCapacity,
    thermalConductivity,
    heatFlux,
    heatTransferCoefficient,
    thermalDiffusivity,
    thermalExpansion,
    heatFlowRate,
    heatingValueMass,
    heatingValueVolume,
    degreeDays,
  ],
  "civil-structural-engineering": [
    stress,
    strain,
    youngsModulus,
    lineLoad,
    areaLoad,
    unitWeight,
    bendingMoment,
    slope,
    lumberVolume,
    areaDensity,
  ],
  "electrical-magnetism": [
    electricCharge,
    current,
    voltage,
    resistance,
    conductance,
    capacitance,
    inductance,
    magneticFlux,
    magneticFluxDensity,
    conductivity,
    resistivity,
    wireGauge,
    signalLevel,
  ],
  "optics-astronomy-photometry": [
    luminousIntensity,
    illuminance,
    luminance,
    luminousFlux,
    opticalPower,
    wavelengthFrequency,
    lightYear,
    parsec,
    astronomicalUnit,
  ],
  "chemistry-process-engineering": [
    amountOfSubstance,
    molarity,
    molality,
    massConcentration,
    partsPerMillion,
    waterHardness,
    specificGravity,
    ph,
    gasConcentration,
    gasFlowRate,
  ],
  "climate-environment-meteorology": [
    windSpeed,
    rainfall,
    precipitationRate,
    atmosphericPressure,
    humidity,
    carbonEmissions,
    solarIrradiance,
  ],
  "everyday-transport-miscellaneous": [
    fileSize,
    dataTransferRate,
    pixelDensity,
    fuelEconomy,
    evEfficiency,
    pace,
    typingSpeed,
    cooking,
    shoeSize,
    numberBase,
  ],
};
