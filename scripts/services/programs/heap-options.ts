type Service = 'backend' | 'mesh' | 'web'

/**
 * Options of V8 per service, the same as in `deploy/Dockerfile`. Left alone V8 lets garbage lie until the heap has doubled and more. Resident
 * after load, without and with them: site 750 and 350 MiB (for 110 MiB of live objects), gateway 690 and 360 MiB, at 5 to 10 % more CPU
 * per response. The origin has none: there the same options cost 20 % and more. Young objects have more room in the site than in the gateway:
 * the request for a page of 1,000 modules that had changed took 1.7 s with 32, 1.8 s with 16 and 1.9 s with 8 MiB (means of eight), and 352,
 * 334 and 332 MiB were resident afterwards.
 */
export const heapOptions: Record<Service, string[]> = {
  backend: [],
  mesh: ['--max-semi-space-size=16', '--heap-growing-percent=60'],
  web: ['--max-semi-space-size=32', '--heap-growing-percent=30'],
}

/** glibc keeps a pool of memory for each thread, fragmented by what the site compresses there. */
export const allocatorOptions: Record<Service, Record<string, string>> = {
  backend: {},
  mesh: {},
  web: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
}
