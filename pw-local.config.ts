import base from "/work/wt/chat/playwright.config.ts";
export default { ...base, testDir: "/work/wt/chat/e2e", webServer: undefined, workers: 1, retries: 0, outputDir: "/tmp/pw-results", timeout: 60000, use: { ...base.use, baseURL: "http://localhost:4328" } };
