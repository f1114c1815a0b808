export type TemporalNamespace = typeof globalThis.Temporal;

let loaded: TemporalNamespace | Promise<TemporalNamespace> | undefined;

/** The runtime's Temporal where it is whole: behind a flag, Node 24 has one whose methods are partly missing. */
function ownTemporal(): TemporalNamespace | undefined {
  const { Temporal: native } = globalThis as { Temporal?: TemporalNamespace };
  const whole =
    native && "timeZoneId" in native.ZonedDateTime.prototype && "until" in native.ZonedDateTime.prototype;
  return whole ? native : undefined;
}

/** Temporal: at once where the runtime has it or the polyfill was loaded before, otherwise when the polyfill has come. */
export function loadTemporal(): TemporalNamespace | Promise<TemporalNamespace> {
  loaded ??= ownTemporal() ?? polyfill();
  return loaded;
}

const polyfill = (): Promise<TemporalNamespace> =>
  import("temporal-polyfill/implementation").then(
    ({ Temporal }) => {
      loaded = Temporal as unknown as TemporalNamespace;
      return loaded;
    },
    (error: unknown) => {
      // Tried again at the next wish.
      loaded = undefined;
      throw error;
    },
  );
