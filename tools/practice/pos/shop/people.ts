/** Names, places and e-mail domains of the generated customers, who are all invented. */

export const FIRST_NAMES =
  "Aaliyah Aaron Abel Adriana Alejandro Alexis Alicia Amara Amir Andre Angela Anthony Ariana Ashley Beatriz Brandon Brianna Bryce Camila Carlos Carmen Cesar Chloe Christian Cody Corinne Crystal Damian Dana Daniela Darius Deja Derek Desiree Destiny Diego Dominique Dylan Edgar Elena Elijah Emily Eric Esperanza Ethan Fatima Felix Gabriela Gary Gina Hakeem Hannah Hector Ian Imani Isabel Ivan Jada Jamal Janelle Jasmine Javier Jenna Jerome Jesse Joaquin Jordan Josefina José Julia Justin Kaitlyn Karim Keanu Keisha Kevin Khalil Kimberly Kyle Lamar Latoya Lauren Leilani Leon Leticia Linh Logan Lucia Luis Malia Malik Marcus Maria Marisol Mateo Maya Megan Miguel Minh Monica Nadia Naomi Natalie Nathan Nicole Noelani Omar Oscar Paige Patricia Paula Pedro Quentin Rachel Rafael Ramon Raven Rebecca Ricardo Robert Rosa Ruben Ryan Sabrina Salvador Samantha Sara Sean Selena Shawn Sierra Sofia Stephanie Tamika Tanner Tatiana Terrence Thuy Tiana Tony Travis Tyler Valeria Vanessa Victor Vincent Wendy Wesley Xavier Yasmin Yolanda Zachary Zoë".split(
    " ",
  );

export const LAST_NAMES =
  "Abbott Aguilar Ahmed Alvarez Anderson Arroyo Baca Bailey Barnes Bautista Bell Bennett Blackwood Bowen Brooks Bui Burke Calderon Camacho Campbell Carter Castillo Chang Chavez Clark Coleman Cortez Cruz Dang Davila Delgado Diaz Dominguez Dunn Duran Ellis Espinoza Estrada Fleming Flores Foster Fuentes Gaines Gallegos Garza Gibson Gomez Gordon Graham Guerrero Guzman Hale Hanson Harper Haynes Herrera Hicks Holloway Huang Hughes Ibarra Jacobs Jaramillo Jenkins Kahale Kealoha Keller Kim Knox Lam Lara Lee Leon Lindsey Lozano Lucero Luna Maldonado Marquez Marsh Martin Mata Mcbride Medina Mejia Mendez Meyer Molina Montoya Morales Moreno Moss Munoz Nakamura Navarro Nguyen Nielsen Norris Nunez O'Neil Ochoa Okafor Orozco Ortega Owens Pacheco Padilla Park Parker Patel Paz Peña Perkins Pham Quintana Ramsey Reyes Rhodes Rios Rivas Rivera Rojas Romero Rowe Rubio Salas Salazar Sandoval Santiago Schultz Serrano Shah Silva Singh Solis Stokes Suarez Tafoya Testa Thao Torres Tran Trujillo Valdez Vance Vasquez Vega Velasco Villanueva Vo Wagner Walsh Watkins Webb Whitaker Wilcox Wolfe Wong Xiong Yazzie Young Zamora Zavala Zimmerman".split(
    " ",
  );

/** Names that staff type to skip the customer screen; `#` is replaced by a number. */
export const TEST_NAMES: readonly (readonly [first: string, last: string | undefined])[] = [
  ["Test", undefined],
  ["Test", "Test"],
  ["Test", "Customer"],
  ["test", "test"],
  ["TEST", "#"],
  ["Customer", "#"],
  ["Guest", undefined],
  ["Guest", "#"],
  ["Walk", "In"],
  ["Walk-in", "Customer"],
  ["No", "Name"],
  ["asdf", "asdf"],
  ["asdf", undefined],
  ["xxx", "xxx"],
  ["aaa", undefined],
  ["qwerty", undefined],
  ["Demo", "User"],
  ["Demo", "Customer"],
  ["Fake", "Name"],
  ["Do Not", "Use"],
  ["Delete", "Me"],
  ["N/A", "N/A"],
  ["Sample", "Customer"],
  ["Unknown", undefined],
];

export const REMARKS = [
  "(Military)",
  "(military discount)",
  "- locals",
  "*VIP*",
  "(works at the salon)",
  "do not text",
];

export const STAFF_NOTES = [
  "Likes double apple and mint mixed.",
  "Military discount, ID on file.",
  "Ask about the coil order.",
  "Prefers a call over a text.",
  "Wholesale prices for events, see manager.",
  "Left a hookah for repair, blue tag.",
  "Do not sell butane by the case.",
  "Knows Marcus from the workshop.",
];

export const BUSINESSES = ["Sunset Lounge", "Paradise Nails", "Desert Ride Share", "Eastern Ave Barbers"];

export const STREETS = [
  "S Maryland Pkwy",
  "E Windmill Ln",
  "S Eastern Ave",
  "E Silverado Ranch Blvd",
  "Paradise Rd",
];

/** Area codes: Southern Nevada first, then the places visitors come from. */
export const AREA_CODES = [
  702, 725, 213, 310, 323, 480, 602, 619, 626, 801, 808, 909, 951, 206, 303, 512,
] as const;

/** Domains reserved for examples (RFC 2606), so that no message can reach a person. */
export const EMAIL_DOMAINS = ["example.com", "example.net", "example.org", "mail.example"];
