import * as fc from "fast-check";

/**
 * Property tests draw the same examples in every run, so that a failure speaks of the change under test. `npm run audit`
 * draws other ones (PROPERTY_SEED); fast-check prints the seed of what it refutes, and the example becomes a test.
 */
const DEFAULT_SEED = 20261122;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED ?? DEFAULT_SEED) });
