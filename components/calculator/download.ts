/** Hands a text to the visitor as a file. The byte order mark makes spreadsheets read it as UTF-8. */
export function download(fileName: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob(["\ufeff", text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
