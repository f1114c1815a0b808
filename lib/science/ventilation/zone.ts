/**
 * Outdoor air of a zone by the ventilation rate procedure: ANSI/ASHRAE Standard 62.1-2022, section 6.2.1. All flows in
 * m³/s.
 */
export interface VentilationZone {
  /** Maximum number of people, Pz. */
  people: number;
  /** Net occupiable, m², Az. */
  floorArea: number;
  /** Outdoor air for each person, m³/s, Rp of table 6-1. */
  perPerson: number;
  /** Outdoor air for each m², m³/(s·m²), Ra of table 6-1. */
  perArea: number;
  /** Zone air distribution effectiveness Ez of table 6-4, above 0. */
  effectiveness: number;
}

/** Returns the outdoor air for the people of the zone at an effectiveness of 1: Rp·Pz. */
export const peopleAir = ({ people, perPerson }: VentilationZone): number => people * perPerson;

/** Returns the outdoor air for the floor area of the zone: Ra·Az. */
export const areaAir = ({ floorArea, perArea }: VentilationZone): number => floorArea * perArea;

/** Returns the outdoor air in the breathing zone, Vbz: equation 6-1. */
export const breathingZoneAir = (zone: VentilationZone): number => peopleAir(zone) + areaAir(zone);

/** Returns the outdoor air that the system must supply to the zone, Voz: equation 6-2. */
export const zoneOutdoorAir = (zone: VentilationZone): number => breathingZoneAir(zone) / zone.effectiveness;
