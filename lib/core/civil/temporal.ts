export type TemporalNamespace = typeof globalThis.Temporal;

let loaded: TemporalNamespace | Promise<TemporalNamespace> | undefined;

/** Returns the runtime's Temporal if complete: behind a flag, that of Node 24 lacks some methods. */
function ownTemporal(): TemporalNamespace | undefined {
  const { Temporal: native } = globalThis as { Temporal?: TemporalNamespace };
  const whole =
    native && "timeZoneId" in native.ZonedDateTime.prototype && "until" in native.ZonedDateTime.prototype;
  return whole ? native : undefined;
}

/** Loads Temporal: synchronously if the runtime or an earlier load provides it, otherwise the polyfill. */
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
      // Retries with the next call.
      loaded = undefined;
      throw error;
    },
  );
