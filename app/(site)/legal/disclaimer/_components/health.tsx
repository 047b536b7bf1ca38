import type { LegalSection } from "@/components/text/legal-page";
import { Unbroken } from "@/components/text/unbroken";
import { WarningNotice } from "@/components/text/warning-notice";
import { NICOTINE_WARNING } from "@/lib/shop/policies";
import { shop } from "@/lib/shop/shop";

export const surgeonGeneral: LegalSection = {
  title: "Surgeon General's Warning",
  body: (
    <>
      <WarningNotice>
        SURGEON GENERAL&apos;S WARNING: Smoking Causes Lung Cancer, Heart Disease, Emphysema, And May
        Complicate Pregnancy.
      </WarningNotice>
      <p>This warning is about smoking. For products that contain nicotine, the law requires this one:</p>
      <WarningNotice>{NICOTINE_WARNING}</WarningNotice>
    </>
  ),
};

export const ageNotice: LegalSection = {
  title: "Age Restriction Notice",
  body: (
    <>
      <p>
        This website and our shop are for adults aged {shop.minimumAge} and over. Federal law and Nevada law
        forbid the sale of tobacco, vapor and nicotine products to anyone younger, and Nevada law says the
        same of cigarette paper.
      </p>
      <p>
        A valid government photo ID is required for every purchase and every event. Have it ready: we verify
        age with scanning technology. Answering the question on this website does not replace that check.
      </p>
    </>
  ),
};

export const productInformation: LegalSection = {
  title: "Product Information",
  body: (
    <>
      <p>
        We try to describe products correctly, but descriptions, pictures, prices and stock may be incomplete
        or out of date. What is printed on the package counts more than what is written here.
      </p>
      <p>
        Pipes, water pipes, hookahs and other glass are sold for use with tobacco and other lawful substances
        only. Drawings on this website stand for a kind of product, not for one exact item.
      </p>
    </>
  ),
};

export const health: LegalSection = {
  title: "Health and Safety",
  body: (
    <>
      <ul>
        <li>Smoking and vaping harm your health. Nicotine is addictive.</li>
        <li>
          Do not use these products if you are pregnant or breastfeeding, or if you have a heart or lung
          condition, without asking a doctor.
        </li>
        <li>
          Nothing here is medical advice. These statements have not been evaluated by the Food and Drug
          Administration, and our products are not intended to diagnose, treat, cure or prevent any disease,
          or to help anyone stop smoking.
        </li>
        <li>
          <Unbroken text="Keep tobacco, e-liquid, devices and batteries away from children and animals. Swallowed e-liquid can be fatal." />
        </li>
        <li>
          Follow the maker&apos;s instructions for charging, heating and cleaning. Do not use damaged
          batteries or glass.
        </li>
        <li>Hookah charcoal gives off carbon monoxide. Use it only where there is plenty of fresh air.</li>
      </ul>
      <p>
        In an emergency call 911. For poisoning call Poison Control at{" "}
        <a href="tel:+18002221222">1-800-222-1222</a>.
      </p>
    </>
  ),
};
