import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Every page runs these before anything else, and the browser's engine compiles what a function of theirs calls when it is called, while
// the visitor waits. With the hint it compiles them whole, on another thread, while they still come in.
// https://developer.chrome.com/blog/explicit-compile-hints (Chrome 136 and later; to others it is a comment)
const hint = '//# allFunctionsCalledOnLoad\n'

const variant = process.env.SITE_VARIANT === 'region' ? 'region' : 'theatre'
const buildFolder = fileURLToPath(new URL(`../.next-${variant}`, import.meta.url))

const manifest = JSON.parse(readFileSync(`${buildFolder}/build-manifest.json`, 'utf8')) as {
  rootMainFiles: string[]
}

if (manifest.rootMainFiles.length === 0) throw new Error('The build names no scripts of its start.')
for (const file of manifest.rootMainFiles) {
  const script = readFileSync(`${buildFolder}/${file}`, 'utf8')
  if (!script.startsWith(hint)) writeFileSync(`${buildFolder}/${file}`, hint + script)
}
