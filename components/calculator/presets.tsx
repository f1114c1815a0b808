import { presetAddress } from "@/lib/faces/page/presets";
import type { FormCalculator } from "@/lib/kit/calculator/define";
import type { UnitSystem } from "@/lib/kit/quantities/systems";

interface PresetsProps {
  calculator: FormCalculator;
  system: UnitSystem;
}

/**
 * Example forms. Plain links with a full load, since the calculator reads its address when it starts: they
 * need no script, and Back restores the previous form.
 */
export function Presets({ calculator, system }: PresetsProps) {
  const { presets = [] } = calculator;
  if (presets.length === 0) return null;
  return (
    <nav aria-label="Examples to start with" className="scroll-line mb-6 print:hidden">
      <div className="flex w-max items-center gap-x-2">
        <span className="mr-1 text-muted text-sm">Start with</span>
        {presets.map((preset) => (
          <a
            key={preset.id}
            href={presetAddress(calculator, preset, system)}
            rel="nofollow"
            className="inline-flex min-h-11 items-center whitespace-nowrap rounded-md border border-line bg-surface px-3 text-sm hover:border-accent"
          >
            {preset.label}
          </a>
        ))}
      </div>
    </nav>
  );
}
