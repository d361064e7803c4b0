import react from '@vitejs/plugin-react'
import { adminBase } from '@foyer/schema/paths/admin-paths.ts'
import { defineConfig } from 'vite'

export default defineConfig({
  base: `${adminBase}/`,
  plugins: [react()],
  // The front server replaces it in each response.
  html: { cspNonce: '__NONCE__' },
  build: {
    // The policy allows no styles and scripts in the document, and no `data:` fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
})
