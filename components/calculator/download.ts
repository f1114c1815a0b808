/** Hands a text to the visitor as a file. The byte order mark makes spreadsheets read CSV as UTF-8; JSON must not have one. */
export function download(fileName: string, type: string, text: string): void {
  const mark = type === "text/csv" ? "\ufeff" : "";
  saveFile(fileName, new Blob([mark, text], { type: `${type};charset=utf-8` }));
}

/** Hands a file to the visitor. */
export function saveFile(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers begin to read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
