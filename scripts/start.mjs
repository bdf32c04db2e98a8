// The way in of `npm start`. Plain JavaScript, so that a Node too old for the rest can still say so in one line.
const major = Number(process.versions.node.split('.')[0]);
if (major < 22) {
  console.error(
    `Node ${process.versions.node} is too old for Waymark: use \`npm start\`, which takes the Node that \`npm install\` brought, or install Node 24.`,
  );
  process.exit(1);
}
await import('./start.ts');
