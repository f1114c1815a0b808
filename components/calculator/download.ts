/** Saves a text file. The byte order mark makes spreadsheets read CSV as UTF-8; JSON must not have one. */
export function download(fileName: string, type: string, text: string): void {
  const mark = type === "text/csv" ? "\ufeff" : "";
  saveFile(fileName, new Blob([mark, text], { type: `${type};charset=utf-8` }));
}

export function saveFile(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers start reading after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
