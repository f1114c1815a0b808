export const messages = {
  buildDiffers: ({ build, other }: { build: string; other: string }): string =>
    `This is build ${build}, but build ${other} is already being served from this database. All servers need the same build: build once and copy it to each server, or set UPGRADE_FROM=${other} while you replace that build.`,
  secretDiffers:
    "AUTH_SECRET differs from that of the servers already running on this database. Set AUTH_SECRET to the same value on all servers.",
};
