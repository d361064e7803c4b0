/** The caches, their names and limits. The oldest entry is evicted first. */
export const cacheLimits = {
  pages: { name: 'pages', maxEntries: 40 },
  files: { name: 'files', maxEntries: 150 },
  pictures: { name: 'pictures', maxEntries: 80 },
}

/** Shown when there is no network and nothing cached, German first. */
export const offlinePages = ['/de/offline', '/en/offline']
