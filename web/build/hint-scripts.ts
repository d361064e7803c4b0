import { readFileSync, writeFileSync } from 'node:fs'
import { buildFolder, readDynamicScripts, readMainScripts } from '#front/next/build-folder.ts'

// Every page runs the main scripts first, and editors wait for those of the editor. The browser's engine compiles a function when it is
// first called. With the hint it compiles the whole file on another thread while it loads.
// https://developer.chrome.com/blog/explicit-compile-hints (Chrome 136 and later; to other browsers it is a comment)
const hint = '//# allFunctionsCalledOnLoad\n'

const folder = buildFolder(process.env.SITE_VARIANT === 'region' ? 'region' : 'theatre')

for (const file of [...readMainScripts(folder), ...readDynamicScripts(folder)]) {
  const script = readFileSync(`${folder}/${file}`, 'utf8')
  if (!script.startsWith(hint)) writeFileSync(`${folder}/${file}`, hint + script)
}
