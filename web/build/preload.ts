// Names the program and its sheets in the page, so that they are fetched while its first lines are still on their way.
import type { HtmlTagDescriptor, Plugin } from 'vite';

export function preload(entry: string): Plugin {
  return {
    name: 'horta-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const program = chunks.find(({ name, isDynamicEntry }) => isDynamicEntry && name === entry);
        if (!program) throw new Error(`There is no chunk ${entry}.`);
        const needed = new Set([program]);
        for (const { imports } of needed)
          for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
        const link = (rel: string, file: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `/${file}` },
          injectTo: 'head', // after those first lines
        });
        return [...needed]
          .flatMap(({ fileName, viteMetadata }) => [
            link('modulepreload', fileName),
            ...[...(viteMetadata?.importedCss ?? [])].map((file) => link('stylesheet', file)),
          ])
          .filter(({ attrs }) => !html.includes(`"${attrs!.href as string}"`));
      },
    },
  };
}
