export const java = { kind: "independent", by: "java.time.Period and ChronoUnit (OpenJDK 17)" } as const;
