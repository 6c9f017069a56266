/** One file, as the portal wants it; React is the page's own. */
export default {
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    target: 'es2023',
    lib: { entry: 'src/fragment.tsx', formats: ['es'], fileName: () => 'fragment.js' },
    rolldownOptions: {
      external: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
      output: { codeSplitting: false },
    },
  },
};
