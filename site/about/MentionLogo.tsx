import { awardLogos, mediaLogos, type AwardLogoName, type MediaLogoName } from '../illustrations/logos/sample-logos.ts';
import { SampleLogo } from '../illustrations/logos/SampleLogo.tsx';

/** The logo of an award or a medium: a drawn sample, or the operator's file in `site/public/logos/`. */
export function MentionLogo({ logo }: { logo: string }) {
  return isDrawn(logo) ? <SampleLogo name={logo} /> : <img src={`/logos/${logo}`} alt="" width="144" height="72" />;
}

function isDrawn(logo: string): logo is AwardLogoName | MediaLogoName {
  return Object.hasOwn(awardLogos, logo) || Object.hasOwn(mediaLogos, logo);
}
