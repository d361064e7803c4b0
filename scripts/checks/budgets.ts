/**
 * Seconds of each suite on two quiet cores; together, with the installation, the twenty minutes that `npm test` may take. What does not
 * fit runs by `npm run test:all` only.
 */
export const budgets = {
  contract: 15,
  source: 75,
  units: 240,
  builds: 120,
  journeys: 600,
}
