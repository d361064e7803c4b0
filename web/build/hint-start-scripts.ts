import { readFileSync, writeFileSync } from 'node:fs'
import { buildFolder, readMainScripts } from '#front/next/build-folder.ts'

// Every page runs these before anything else, and the browser's engine compiles what a function of theirs calls when it is called, while
// the visitor waits. With the hint it compiles them whole, on another thread, while they still come in.
// https://developer.chrome.com/blog/explicit-compile-hints (Chrome 136 and later; to others it is a comment)
const hint = '//# allFunctionsCalledOnLoad\n'

const folder = buildFolder(process.env.SITE_VARIANT === 'region' ? 'region' : 'theatre')

for (const file of readMainScripts(folder)) {
  const script = readFileSync(`${folder}/${file}`, 'utf8')
  if (!script.startsWith(hint)) writeFileSync(`${folder}/${file}`, hint + script)
}
