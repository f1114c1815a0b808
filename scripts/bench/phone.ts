/** Phone of the benchmarks, whose processor is slower than this machine’s. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const SLOWDOWN = 4;
