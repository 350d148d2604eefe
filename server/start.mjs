/**
 * The door of every command in package.json. Plain JavaScript without a package, since node_modules may not be there
 * yet, and in words an old Node can still read, so that it can say that it is too old.
 */
const [major, minor] = process.versions.node.split('.').map(Number)
// What vite and jsdom ask for: modules that can be required arrived in 20.19 and 22.12.
const isNewEnough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)

if (isNewEnough) {
  import('./start/commands.mjs').then(({ runCommand }) => runCommand(process.argv.slice(2)))
} else {
  console.error(
    `This needs Node 20.19 or newer (of Node 22: 22.12 or newer), and this is ${process.versions.node}. ` +
      'Install one from https://nodejs.org and run the command again.',
  )
  process.exitCode = 1
}
