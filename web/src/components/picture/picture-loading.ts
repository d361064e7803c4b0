/** When a picture is fetched and decoded. One above the fold is decoded with the first paint, not after it. */
export const loadingOf = ({ isUrgent = false }: { isUrgent?: boolean | undefined }) =>
  isUrgent
    ? ({ loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
