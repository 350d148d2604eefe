/*
 * React is CommonJS, which runs where it is first imported: here, in the file of React itself, and so in a task before the app's modules
 * (vite.config.ts).
 */
import 'react-dom/client'
