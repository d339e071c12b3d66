import postcss, { type AtRule, type Rule } from 'postcss';

/**
 * Takes out of a page's style elements the rules that match nothing on it, because they name a class that is nowhere:
 * stylesheets come whole with the components that import them. `scripts` is the text of the scripts that the page may
 * load, which may add elements later. What stands in parentheses is not looked at.
 */
export function dropUnusedStyles(html: string, scripts: string): string {
  const styles = /(?<=<style>)[^]*?(?=<\/style>)/g;
  const words = new Set((html.replace(styles, '') + scripts).match(/[\w-]+/g));
  const isUsed = (selector: string) => {
    const outside = selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, '');
    return Array.from(outside.matchAll(/\.([\w-]+)/g), ([, name = '']) => name).every((name) => words.has(name));
  };
  return html.replace(styles, (style) => {
    const sheet = postcss.parse(style);
    sheet.walkRules((rule) => {
      if (isKeyframe(rule)) return;
      const used = rule.selectors.filter(isUsed);
      if (used.length === 0) rule.remove();
      else if (used.length < rule.selectors.length) rule.selectors = used;
    });
    sheet.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) rule.remove();
    });
    return sheet.toString();
  });
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}
