export const java = { kind: "independent", by: "java.time (OpenJDK 17)" } as const;

export const numpy = {
  kind: "independent",
  by: "NumPy busday_count and busday_offset with the holidays in 5 U.S.C. 6103",
} as const;
