/**
 * Budgets of the suites in seconds on two idle cores; with the installation they add up to the twenty minutes of `npm test`. What
 * does not fit runs only in `npm run test:every`.
 */
export const budgets = {
  contract: 15,
  source: 75,
  units: 240,
  builds: 120,
  journeys: 600,
  hostile: 100,
}
