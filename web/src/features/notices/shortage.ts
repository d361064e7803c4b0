import { prefersReducedData } from '#lib/browser/prefers-reduced-data.ts'

/** Why parts of the page are left out for a visitor. */
export type Shortage = 'bandwidth' | 'hardware'

/** Gigabytes and processor cores up to which a device counts as weak. */
const weak = { memoryGb: 1, cores: 1 }

type Device = { deviceMemory?: number; hardwareConcurrency?: number }

/** What the visitor’s connection or device lacks, if anything; browsers that do not say count as capable. */
export function findShortage(): Shortage | undefined {
  if (prefersReducedData()) return 'bandwidth'
  const { deviceMemory = Infinity, hardwareConcurrency = Infinity } = navigator as Device
  const isWeak = deviceMemory <= weak.memoryGb || hardwareConcurrency <= weak.cores
  return isWeak ? 'hardware' : undefined
}
