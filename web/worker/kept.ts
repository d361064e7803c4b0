/** What is kept, under which name, and how much of it at most. The oldest goes first. */
export const kept = {
  pages: { name: 'pages', most: 40 },
  files: { name: 'files', most: 150 },
  pictures: { name: 'pictures', most: 80 },
}

/** What is shown where there is no network and nothing kept, German first. */
export const offlinePages = ['/de/offline', '/en/offline']
