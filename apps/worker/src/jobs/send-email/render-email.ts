/** From a template's name and its data to a subject, HTML and text. */
import type { Brand, EmailTemplate } from '@parley/shared';
import type { z } from 'zod';
import { PermanentFailure } from '../../processor';
import type { RenderedEmail } from './rendered-email';
import { enquiryDataSchema, renderEnquiry } from './templates/enquiry';
import { renderSimulationComplete, simulationCompleteDataSchema } from './templates/simulation-complete';
import { renderWelcome, welcomeDataSchema } from './templates/welcome';

type Render = (data: unknown, brand: Brand) => RenderedEmail;

/** @throws PermanentFailure when the data is not what the template is filled with */
function template<S extends z.ZodType>(schema: S, render: (data: z.output<S>, brand: Brand) => RenderedEmail): Render {
  return (data, brand) => {
    const parsed = schema.safeParse(data);
    if (!parsed.success) throw new PermanentFailure(`The e-mail can not be filled in: ${parsed.error.message}`);
    return render(parsed.data, brand);
  };
}

const TEMPLATES: Record<EmailTemplate, Render> = {
  welcome: template(welcomeDataSchema, renderWelcome),
  simulation_complete: template(simulationCompleteDataSchema, renderSimulationComplete),
  enquiry: template(enquiryDataSchema, renderEnquiry),
};

/** @throws PermanentFailure for data that does not fit, or a template that is not known any more */
export function renderEmail(name: EmailTemplate, data: unknown, brand: Brand): RenderedEmail {
  const render: Render | undefined = TEMPLATES[name];
  if (render === undefined) throw new PermanentFailure(`There is no e-mail template '${name}'`);
  return render(data, brand);
}
