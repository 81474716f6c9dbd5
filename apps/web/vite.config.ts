import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { talkFacts } from './talk-facts';

/** Where the API listens while developing; the built files are served beside it under one address. */
const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:3001';
const proxy = { '/api': { target: apiUrl, changeOrigin: false } };

export default defineConfig({
  plugins: [react(), tailwindcss(), talkFacts()],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  /* Sample content proves nothing: containers are built without it. */
  define: { PARLEY_SAMPLES_SHOWN: JSON.stringify(process.env['PARLEY_SAMPLE_CONTENT'] !== 'hide') },
  server: { host: '127.0.0.1', port: 5173, proxy },
  preview: { host: '127.0.0.1', port: 4173, proxy },
  build: {
    outDir: 'dist',
    /* No data: URIs and no inline scripts: the content security policy allows neither. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
});
