/** The caches, their names and limits. The oldest entry is evicted first. */
export const kept = {
  pages: { name: 'pages', most: 40 },
  files: { name: 'files', most: 150 },
  pictures: { name: 'pictures', most: 80 },
}

/** Shown when there is no network and nothing cached, German first. */
export const offlinePages = ['/de/offline', '/en/offline']
