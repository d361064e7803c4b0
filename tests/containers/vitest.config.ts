import { defineConfig } from 'vitest/config'

/** Not a part of `npm test`: it needs a container engine, and builds all images. */
export default defineConfig({
  test: {
    name: 'containers',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['./build-images.ts'],
    fileParallelism: false,
    testTimeout: 15 * 60_000,
    hookTimeout: 15 * 60_000,
    bail: 1,
  },
})
