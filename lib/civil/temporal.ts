type TemporalNamespace = typeof globalThis.Temporal;

let loaded: TemporalNamespace | undefined = ownTemporal();

/** The runtime's Temporal where it is whole: behind a flag, Node 24 has one whose methods are partly missing. */
function ownTemporal(): TemporalNamespace | undefined {
  const { Temporal: own } = globalThis as { Temporal?: TemporalNamespace };
  const whole = own && "timeZoneId" in own.ZonedDateTime.prototype && "until" in own.ZonedDateTime.prototype;
  return whole ? own : undefined;
}

/** Makes Temporal ready: nothing to wait for where the runtime has it, otherwise the polyfill comes. */
export function loadTemporal(): Promise<void> | undefined {
  if (loaded) return undefined;
  return import("temporal-polyfill/implementation").then(({ Temporal }) => {
    loaded = Temporal as unknown as TemporalNamespace;
  });
}

/** Temporal, once `loadTemporal` is through. @throws Error before. */
export function temporal(): TemporalNamespace {
  if (!loaded) throw new Error("Temporal is not loaded: await loadTemporal() first");
  return loaded;
}
