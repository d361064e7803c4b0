import current from '@foyer/schema/operations.json' with { type: 'json' }
import released from '@foyer/schema/released-operations.json' with { type: 'json' }

type Operations = Record<string, string>

/** The operations that the site may send, those of the releases before included: hash to document. */
export const persistedOperations: ReadonlyMap<string, string> = new Map(
  [...Object.values<Operations>(released), current].flatMap((operations) =>
    Object.entries<string>(operations),
  ),
)
