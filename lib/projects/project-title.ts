/** Returns the name of a project, or words for one without a name. */
export const projectTitle = (name: string): string => name.trim() || "Unnamed project";
