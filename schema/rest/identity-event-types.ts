/** What is counted of log-ins. */
export const identityEventTypes = ['log-in', 'log-in-failed'] as const
export type IdentityEventType = (typeof identityEventTypes)[number]
