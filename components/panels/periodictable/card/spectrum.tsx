import { colorOf, type SpectralLine } from "@/lib/science/chemistry/spectrum";
import { messages } from "./messages";

const FROM = 380;
const TO = 750;
const WIDTH = 740;
const HEIGHT = 64;
const MAX_LISTED = 6;
const TICKS = [400, 450, 500, 550, 600, 650, 700];

export function Spectrum({ name, lines }: { name: string; lines: readonly SpectralLine[] }) {
  const strongestText = lines
    .toSorted((a, b) => (b.intensity ?? 1) - (a.intensity ?? 1))
    .slice(0, MAX_LISTED)
    .map(({ wavelength }) => wavelength)
    .sort()
    .join(", ");
  const x = (nanometers: number): number => Math.round(((nanometers - FROM) / (TO - FROM)) * WIDTH * 10) / 10;
  return (
    <figure className="m-0">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 18}`}
        role="img"
        aria-label={messages.emissionLines({ element: name, strongest: strongestText })}
        className="w-full"
      >
        <rect width={WIDTH} height={HEIGHT} rx="4" fill="#0b0d0f" />
        {lines.map(({ wavelength, intensity }) => (
          <line
            key={wavelength}
            x1={x(Number(wavelength))}
            x2={x(Number(wavelength))}
            y1="0"
            y2={HEIGHT}
            stroke={colorOf(Number(wavelength))}
            strokeWidth="2"
            opacity={Math.round((0.35 + 0.65 * Math.sqrt(intensity ?? 1)) * 100) / 100}
          />
        ))}
        {TICKS.map((tick) => (
          <text key={tick} x={x(tick)} y={HEIGHT + 15} textAnchor="middle" className="fill-muted text-[13px]">
            {tick}
          </text>
        ))}
      </svg>
      <figcaption className="tabular mt-1 text-muted text-sm">
        {(lines.length > MAX_LISTED ? messages.strongestWavelengths : messages.wavelengths)(strongestText)}
      </figcaption>
    </figure>
  );
}
