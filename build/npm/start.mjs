/** The entry point of every npm command. It runs without node_modules, and on an old Node to say so. */
const [major, minor] = process.versions.node.split('.').map(Number)
// Vite and jsdom need `require` of ES modules, which came with 20.19 and 22.12.
const isSupported = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)

if (isSupported) {
  import('./commands.mjs').then(({ runCommand }) => runCommand(process.argv.slice(2)))
} else {
  console.error(
    `This needs Node 20.19 or newer (of Node 22: 22.12 or newer), and this is ${process.versions.node}. ` +
      'Install one from https://nodejs.org and run the command again.',
  )
  process.exitCode = 1
}
