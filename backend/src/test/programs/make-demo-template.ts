import { demoTemplate } from '#test/demo-template.ts'

/** Makes the template on the given server, so that it is there when the first test asks for it. */
await demoTemplate(process.argv[2]!, new Date())
