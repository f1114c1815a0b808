/** Words of a User-Agent header and the browser that sends them. The first match counts: Edge names Chrome too. */
const BROWSERS: readonly (readonly [word: string, name: string])[] = [
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["Firefox/", "Firefox"],
  ["FxiOS/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
];

const SYSTEMS: readonly (readonly [word: string, name: string])[] = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["CrOS", "ChromeOS"],
  ["Windows", "Windows"],
  ["Macintosh", "Mac"],
  ["Linux", "Linux"],
];

/** Names browser and device in a User-Agent header ("Chrome on Windows"), which anybody may write as they like. */
export function describeDevice(userAgent: string): string {
  const find = (list: typeof BROWSERS) => list.find(([word]) => userAgent.includes(word))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown browser";
}
