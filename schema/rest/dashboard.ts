import { dashboardContentOperations } from './dashboard-content-operations.ts'
import { dashboardStateOperations } from './dashboard-state-operations.ts'
import { dashboardSystemOperations } from './dashboard-system-operations.ts'
import { dashboardVisitorOperations } from './dashboard-visitor-operations.ts'
import type { RestSource } from './operation.ts'

export const dashboard = {
  name: 'dashboard',
  description: 'What the staff hub shows, one call per section.',
  operations: {
    ...dashboardStateOperations,
    ...dashboardContentOperations,
    ...dashboardVisitorOperations,
    ...dashboardSystemOperations,
  },
} as const satisfies RestSource
